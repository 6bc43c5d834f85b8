/** Decodes a data URL that arrives in pieces. */
export type DataUrlDecoder = {
  /** Takes the next piece and gives the bytes it completes. */
  push: (text: string) => Buffer
  /** Ends the URL and gives its last bytes. */
  end: () => Buffer
}

/** What keeps a text from being a data URL; the message is for a person. */
export class DataUrlError extends Error {}

const LONGEST_HEADER = 1000
const EMPTY = Buffer.alloc(0)
const LAST_GROUP = /^(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?|[A-Za-z0-9+/]{4})?$/

const badBase64 = () => new DataUrlError('The base64 of the data URL is damaged.')

// The URL standard lets white space stand between the groups; it is rare, and dear to look for in every piece.
const withoutBlanks = (text: string) => text.replace(/[\t\n\f\r ]+/g, '')

// Node's decoder skips what it does not know and takes the web-safe alphabet as well: both show here.
const decodeGroups = (text: string): Buffer | undefined => {
  if (text.includes('-') || text.includes('_')) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === (text.length / 4) * 3 ? bytes : undefined
}

// The last group is held back until the end, since only there may it be short or padded.
const groupsEnd = (text: string) => Math.max(0, Math.floor((text.length - 1) / 4) * 4)

const createBase64Decoder = (): DataUrlDecoder => {
  let carry = ''
  const take = (text: string): Buffer | undefined => {
    const bytes = decodeGroups(text.slice(0, groupsEnd(text)))
    if (bytes) carry = text.slice(groupsEnd(text))
    return bytes
  }
  return {
    push: (piece) => {
      const text = carry + piece
      const bytes = take(text) ?? take(withoutBlanks(text))
      if (!bytes) throw badBase64()
      return bytes
    },
    end: () => {
      const last = withoutBlanks(carry)
      if (!LAST_GROUP.test(last)) throw badBase64()
      return Buffer.from(last, 'base64')
    },
  }
}

const PERCENT = 0x25
const NO_DIGIT = 16
const digitOf = Uint8Array.from({ length: 256 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(digit) ? NO_DIGIT : digit
})
const digitAt = (bytes: Buffer, at: number): number => digitOf[bytes[at] ?? 0] ?? NO_DIGIT

// A % that no two hex digits follow stands for itself, as in the URL standard.
const percentDecoded = (text: string): Buffer => {
  const bytes = Buffer.from(text)
  let length = 0
  let at = 0
  while (at < bytes.length) {
    const high = digitAt(bytes, at + 1)
    const low = digitAt(bytes, at + 2)
    const isCode = bytes[at] === PERCENT && high !== NO_DIGIT && low !== NO_DIGIT
    bytes[length++] = isCode ? high * 16 + low : (bytes[at] ?? 0)
    at += isCode ? 3 : 1
  }
  return bytes.subarray(0, length)
}

const createPercentDecoder = (): DataUrlDecoder => {
  let carry = ''
  return {
    push: (piece) => {
      const text = carry + piece
      const percent = text.indexOf('%', Math.max(0, text.length - 2))
      const end = percent === -1 ? text.length : percent
      carry = text.slice(end)
      return percentDecoded(text.slice(0, end))
    },
    end: () => percentDecoded(carry),
  }
}

/**
 * Makes a decoder of one data URL, in base64 or percent-encoded. The media type is read past: what a file is, the server
 * decides by its name.
 * @throws DataUrlError from `push` or `end`
 */
export const createDataUrlDecoder = (): DataUrlDecoder => {
  let header = ''
  let body: DataUrlDecoder | undefined
  const readHeader = (piece: string): Buffer => {
    header += piece
    const comma = header.indexOf(',')
    const isDataUrl = 'data:'.startsWith(header.slice(0, 5).toLowerCase())
    if (!isDataUrl || (comma === -1 ? header.length : comma) > LONGEST_HEADER)
      throw new DataUrlError('The file must be a data URL.')
    if (comma === -1) return EMPTY
    body = /;[\t ]*base64[\t ]*$/i.test(header.slice(0, comma)) ? createBase64Decoder() : createPercentDecoder()
    return body.push(header.slice(comma + 1))
  }
  return {
    push: (piece) => (body ? body.push(piece) : readHeader(piece)),
    end: () => {
      if (!body) throw new DataUrlError('The file must be a data URL.')
      return body.end()
    },
  }
}
