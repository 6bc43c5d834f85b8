import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDataUrlDecoder, DataUrlError } from './data-url.ts'

const decoded = (texts: string[]): Buffer => {
  const url = createDataUrlDecoder()
  return Buffer.concat([...texts.map((text) => url.push(text)), url.end()])
}

const splitAt = (text: string, cuts: number[]): string[] => {
  const places = [0, ...cuts.map((place) => place % (text.length + 1)).toSorted((a, b) => a - b), text.length]
  return places.slice(1).map((end, i) => text.slice(places[i], end))
}

const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array))
const cuts = fc.array(fc.nat(), { maxLength: 20 })

describe('base64', () => {
  it('decodes to the same bytes wherever it is split, padded or not', () => {
    fc.assert(
      fc.property(bytes, cuts, fc.boolean(), (content, places, isPadded) => {
        const base64 = content.toString('base64')
        const text = `data:image/png;charset=x;base64,${isPadded ? base64 : base64.replaceAll('=', '')}`
        expect(decoded(splitAt(text, places)).equals(content)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('allows white space between the groups', () => {
    fc.assert(
      fc.property(bytes, cuts, cuts, (content, blanks, places) => {
        const text = splitAt(content.toString('base64'), blanks).join(' \r\n')
        expect(decoded(splitAt(`data:;base64,${text}`, places)).equals(content)).toBe(true)
      }),
    )
  })

  it('is refused with one wrong character anywhere', () => {
    const wrong = fc.constantFrom('-', '_', '!', '=', '.', '\u0000', 'é', '\u{1F600}', '\u00a0')
    fc.assert(
      fc.property(bytes, fc.nat(), wrong, cuts, (content, at, sign, places) => {
        const base64 = content.toString('base64').replaceAll('=', '')
        const start = at % (base64.length + 1)
        const isPadding = sign === '=' && start === base64.length && base64.length % 4 === 3
        fc.pre(!isPadding)
        const text = `data:;base64,${base64.slice(0, start)}${sign}${base64.slice(start)}`
        expect(() => decoded(splitAt(text, places))).toThrow(DataUrlError)
      }),
      { numRuns: 400 },
    )
  })

  it.each(['A', 'AAAAA', 'AA=', 'AAA==', 'AA===', 'AAAA=', 'AA==AAAA', '===='])(
    'is refused when its length or padding is wrong: %s',
    (text) => {
      expect(() => decoded([`data:;base64,${text}`])).toThrow(DataUrlError)
    },
  )

  it('is recognised in any letter case', () => {
    expect(decoded(['DATA:text/plain;BASE64,aGk=']).toString()).toBe('hi')
  })
})

describe('percent-encoding', () => {
  it('decodes to the same text wherever it is split', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), cuts, (content, places) => {
        const text = `data:text/plain,${encodeURIComponent(content)}`
        expect(decoded(splitAt(text, places)).toString()).toBe(content)
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    ['data:,', ''],
    ['data:,100%', '100%'],
    ['data:,%zz%4', '%zz%4'],
    ['data:,%%41%C3%a9é,', '%Aéé,'],
    ['data:text/plain;base64x,YQ==', 'YQ=='],
  ])('decodes %s to %j', (text, content) => expect(decoded([text]).toString()).toBe(content))
})

describe('a text that is not a data URL', () => {
  it.each([
    '',
    'd',
    'data:',
    'data:image/png;base64',
    'http://a.b/c,d',
    'aGVsbG8=',
    'xdata:,a',
    `data:${'a'.repeat(1001)},`,
  ])('is refused: %s', (text) => {
    expect(() => decoded([text])).toThrow(DataUrlError)
    expect(() => decoded(text.split(''))).toThrow(DataUrlError)
  })
})
