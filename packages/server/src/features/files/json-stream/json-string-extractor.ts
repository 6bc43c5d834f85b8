import { Problem } from '#platform/problem'

/** Extracts a long string from a JSON text that arrives in pieces, without ever holding the whole string. */
export type JsonStringExtractor = {
  /** Reads the next piece of the text and returns its part of the long string, unescaped. */
  push: (text: string) => string
  /** Ends the text and returns its value as `JSON.parse` would, with '' in place of the long string. */
  end: () => unknown
  /** How many strings have been extracted so far. */
  count: () => number
}

type Frame = { isObject: boolean; key: string | null; isKeyNext: boolean }

const backslashesBefore = (text: string, at: number, from: number): number => {
  let start = at
  while (start > from && text[start - 1] === '\\') start -= 1
  return at - start
}

const closingQuote = (text: string, from: number): number => {
  let quote = text.indexOf('"', from)
  while (quote !== -1 && backslashesBefore(text, quote, from) % 2 === 1) quote = text.indexOf('"', quote + 1)
  return quote
}

// Where the text can be split without breaking an escape: \n has two characters, \u20ac has six.
const wholeEscapesEnd = (text: string, from: number): number => {
  const start = Math.max(from, text.length - 6)
  const last = start + text.slice(start).lastIndexOf('\\')
  if (last < start || backslashesBefore(text, last, from) % 2 === 1) return text.length
  return last + (text[last + 1] === 'u' ? 6 : 2) > text.length ? last : text.length
}

const isHighSurrogate = (text: string) => /[\uD800-\uDBFF]$/.test(text.slice(-1))

/**
 * Creates an extractor for the strings at `paths`. It holds only the rest of the text, and at the end `JSON.parse` checks
 * that: the text without the string is well formed exactly when the whole text is.
 * `maxRest` is the most characters that the rest may have.
 * @throws SyntaxError when the text is not JSON, Problem BODY_TOO_LARGE
 */
export const createJsonStringExtractor = (paths: string[][], maxRest: number): JsonStringExtractor => {
  const frames: Frame[] = []
  let rest = ''
  let inside: 'structure' | 'kept string' | 'extracted string' = 'structure'
  let keyText = ''
  let carry = ''
  let pendingSurrogate = ''
  let count = 0

  const keep = (text: string) => {
    rest += text
    if (rest.length > maxRest)
      throw new Problem('BODY_TOO_LARGE', 'The JSON around the file is over the limit of 1 MB.')
  }

  const isAtPath = () =>
    paths.some((path) => path.length === frames.length && path.every((key, depth) => frames[depth]?.key === key))

  const openString = () => {
    const isExtracted = !frames.at(-1)?.isKeyNext && isAtPath()
    inside = isExtracted ? 'extracted string' : 'kept string'
    keyText = ''
    if (isExtracted) count += 1
  }

  const closeString = () => {
    const top = frames.at(-1)
    if (inside === 'kept string' && top?.isKeyNext) top.key = JSON.parse(`"${keyText}"`) as string
    inside = 'structure'
  }

  const onStructure = (character: string | undefined) => {
    const top = frames.at(-1)
    if (character === '{') frames.push({ isObject: true, key: null, isKeyNext: true })
    else if (character === '[') frames.push({ isObject: false, key: null, isKeyNext: false })
    else if (character === '}' || character === ']') frames.pop()
    else if (character === ':' && top) top.isKeyNext = false
    else if (character === ',' && top) top.isKeyNext = top.isObject
  }

  const readStructure = (text: string, from: number): number => {
    const quote = text.indexOf('"', from)
    const end = quote === -1 ? text.length : quote
    for (let at = from; at < end; at += 1) onStructure(text[at])
    if (quote !== -1) openString()
    keep(text.slice(from, end + 1))
    return Math.min(end + 1, text.length)
  }

  const unescaped = (text: string, isLast: boolean): string => {
    const decoded = pendingSurrogate + (JSON.parse(`"${text}"`) as string)
    // Never return half of a surrogate pair.
    pendingSurrogate = !isLast && isHighSurrogate(decoded) ? decoded.slice(-1) : ''
    return pendingSurrogate ? decoded.slice(0, -1) : decoded
  }

  const readKeptString = (text: string): string => {
    keep(text)
    if (frames.at(-1)?.isKeyNext) keyText += text
    return ''
  }

  return {
    push: (piece) => {
      const text = carry + piece
      carry = ''
      let extracted = ''
      let at = 0
      while (at < text.length) {
        at = inside === 'structure' ? readStructure(text, at) : at
        if (inside === 'structure') break

        const quote = closingQuote(text, at)
        const end = quote === -1 ? wholeEscapesEnd(text, at) : quote
        const content = text.slice(at, end)
        extracted += inside === 'extracted string' ? unescaped(content, quote !== -1) : readKeptString(content)
        if (quote === -1) {
          carry = text.slice(end)
          break
        }

        closeString()
        keep('"')
        at = quote + 1
      }

      return extracted
    },
    end: () => JSON.parse(rest) as unknown,
    count: () => count,
  }
}
