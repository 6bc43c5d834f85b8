import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '#testing/any-character'
import { createJsonStringExtractor } from './json-string-extractor.ts'

const PATHS = [['file', 'rawData']]

const splitAt = (text: string, cuts: number[]): string[] => {
  const places = [0, ...cuts.map((place) => place % (text.length + 1)).toSorted((a, b) => a - b), text.length]
  return places.slice(1).map((end, i) => text.slice(places[i], end))
}

const extract = (texts: string[], maxRest = 1_000_000) => {
  const json = createJsonStringExtractor(PATHS, maxRest)
  const string = texts.map((text) => json.push(text)).join('')
  return { string, rest: json.end(), count: json.count() }
}

const orMalformed = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    if (error instanceof SyntaxError) return 'malformed'
    throw error
  }
}

// Texts whose characters are written in any way that JSON allows: as themselves, as a short escape or as a code.
const escaped = fc
  .tuple(fc.string({ unit: anyCharacter }), fc.array(fc.nat({ max: 2 }), { minLength: 1 }))
  .map(([text, ways]) =>
    text
      .split('')
      .map((unit, i) => {
        const code = `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
        const short = unit === '/' ? '\\/' : JSON.stringify(unit).slice(1, -1)
        return ways[i % ways.length] === 0 ? code : short
      })
      .join(''),
  )

const blank = fc.constantFrom('', ' ', '\n', '\t\r\n')
const string = escaped.map((text) => `"${text}"`)
const member = fc
  .tuple(fc.constantFrom('"name"', '"fi\\u006ce"', '"rawdata"', '"extra"'), fc.json())
  .map((pair) => pair.join(':'))

const document = fc
  .record({ raw: string, name: string, folder: string, more: fc.array(member), blank, isLast: fc.boolean() })
  .map(({ raw, name, folder, more, blank: b, isLast }) => {
    const file = [`"rawData"${b}:${b}${raw}`, `"name":${name}`, ...more.filter((extra) => !extra.startsWith('"fi'))]
    const members = [
      `"fi\\u006ce"${b}:{${b}${(isLast ? file.toReversed() : file).join(`${b},`)}${b}}`,
      `"folder":${folder}`,
    ]
    return `${b}{${(isLast ? members.toReversed() : members).join(`,${b}`)}}${b}`
  })

describe('a document that contains the string', () => {
  it('yields the string and the rest as JSON.parse does, wherever it is split', () => {
    fc.assert(
      fc.property(document, fc.array(fc.nat(), { maxLength: 30 }), (text, cuts) => {
        const whole = JSON.parse(text) as { file: { rawData: string } }
        const extracted = extract(splitAt(text, cuts))
        expect(extracted.string).toBe(whole.file.rawData)
        expect(extracted.rest).toEqual({ ...whole, file: { ...whole.file, rawData: '' } })
        expect(extracted.count).toBe(1)
      }),
      { numRuns: 500 },
    )
  })

  it('yields the string when it arrives character by character', () => {
    fc.assert(
      fc.property(document, (text) => {
        const whole = JSON.parse(text) as { file: { rawData: string } }
        expect(extract(text.split('')).string).toBe(whole.file.rawData)
      }),
    )
  })

  it('never yields half of a surrogate pair', () => {
    const json = createJsonStringExtractor(PATHS, 1000)
    expect(json.push('{"file":{"rawData":"a\\ud83d')).toBe('a')
    expect(json.push('\\ude00b')).toBe('\u{1F600}b')
  })
})

describe('any other text', () => {
  it('is parsed or refused exactly as JSON.parse does', () => {
    const broken = fc
      .tuple(
        document,
        fc.nat(),
        fc.nat({ max: 3 }),
        fc.constantFrom('', '"', '\\', '{', ']', ',', ':', 'x', '\n', '\\u'),
      )
      .map(([text, at, length, put]) => {
        const start = at % (text.length + 1)
        return text.slice(0, start) + put + text.slice(start + length)
      })

    const withoutRawData = (value: unknown) =>
      JSON.stringify(value, (key, inner: unknown) => (key === 'rawData' && typeof inner === 'string' ? '' : inner))

    fc.assert(
      fc.property(fc.oneof(broken, fc.json(), fc.string()), fc.array(fc.nat(), { maxLength: 5 }), (text, cuts) => {
        const rest = orMalformed(() => extract(splitAt(text, cuts)).rest)
        expect(withoutRawData(rest)).toBe(withoutRawData(orMalformed(() => JSON.parse(text) as unknown)))
      }),
      { numRuns: 1500 },
    )
  })
})

describe('the extractor', () => {
  it.each([
    ['an array', '{"file":[{"rawData":"a"}]}'],
    ['another place', '{"rawData":"a","x":{"file":{"rawData":"b"}}}'],
    ['a deeper place', '{"file":{"x":{"rawData":"a"}}}'],
    ['an object in place of the string', '{"file":{"rawData":{"rawData":"a"}}}'],
  ])('extracts nothing from %s', (_, text) => {
    expect(extract([text])).toEqual({ string: '', rest: JSON.parse(text), count: 0 })
  })

  it('counts a string that occurs twice as two', () => {
    expect(extract(['{"file":{"rawData":"a","rawData":"b"}}']).count).toBe(2)
  })

  it('refuses more text around the string than the limit', () => {
    const text = `{"file":{"rawData":"${'A'.repeat(5000)}"}}`
    expect(extract([text], 100).string).toHaveLength(5000)
    expect(() => extract([text.replace('rawData', 'others')], 100)).toThrow('over the limit')
  })
})
