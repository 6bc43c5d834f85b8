/** Decodes a data URL that arrives in pieces. */
type DataUrlDecoder = {
  /** Reads the next piece and returns the bytes that it completes. */
  push: (text: string) => Buffer
  /** Ends the URL and returns its last bytes. */
  end: () => Buffer
}

/** Says why a text is not a data URL; the message is for a person. */
export class DataUrlError extends Error {}

const MAX_HEADER_LENGTH = 1000
const EMPTY = Buffer.alloc(0)
const LAST_GROUP = /^(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?|[A-Za-z0-9+/]{4})?$/

const badBase64 = () => new DataUrlError('The base64 of the data URL is damaged.')

// The URL standard allows white space between the groups. It is rare, and looking for it in every piece is slow.
const withoutWhiteSpace = (text: string) => text.replace(/[\t\n\f\r ]+/g, '')

// Node's decoder skips unknown characters and accepts the URL-safe alphabet. This one refuses both as damage.
const decodeGroups = (text: string): Buffer | undefined => {
  if (text.includes('-') || text.includes('_')) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === (text.length / 4) * 3 ? bytes : undefined
}

// Only the last group may be short or padded, so it is held back until the end.
const wholeGroupsEnd = (text: string) => Math.max(0, Math.floor((text.length - 1) / 4) * 4)

const createBase64Decoder = (): DataUrlDecoder => {
  let carry = ''
  const decodeNext = (text: string): Buffer | undefined => {
    const bytes = decodeGroups(text.slice(0, wholeGroupsEnd(text)))
    if (bytes) carry = text.slice(wholeGroupsEnd(text))
    return bytes
  }
  return {
    push: (piece) => {
      const text = carry + piece
      const bytes = decodeNext(text) ?? decodeNext(withoutWhiteSpace(text))
      if (!bytes) throw badBase64()
      return bytes
    },
    end: () => {
      const last = withoutWhiteSpace(carry)
      if (!LAST_GROUP.test(last)) throw badBase64()
      return Buffer.from(last, 'base64')
    },
  }
}

const PERCENT = 0x25
const NOT_A_DIGIT = 16
const digitOf = Uint8Array.from({ length: 256 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(digit) ? NOT_A_DIGIT : digit
})
const digitAt = (bytes: Buffer, at: number): number => digitOf[bytes[at] ?? 0] ?? NOT_A_DIGIT

// A % without two hex digits after it stands for itself, as in the URL standard.
const percentDecoded = (text: string): Buffer => {
  const bytes = Buffer.from(text)
  let length = 0
  let at = 0
  while (at < bytes.length) {
    const high = digitAt(bytes, at + 1)
    const low = digitAt(bytes, at + 2)
    const isCode = bytes[at] === PERCENT && high !== NOT_A_DIGIT && low !== NOT_A_DIGIT
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
 * Creates a decoder of one data URL, in base64 or percent-encoded. It ignores the media type: the server decides by a
 * file's name what the file is.
 * @throws DataUrlError from `push` or `end`
 */
export const createDataUrlDecoder = (): DataUrlDecoder => {
  let header = ''
  let body: DataUrlDecoder | undefined
  const readHeader = (piece: string): Buffer => {
    header += piece
    const comma = header.indexOf(',')
    const isDataUrl = 'data:'.startsWith(header.slice(0, 5).toLowerCase())
    if (!isDataUrl || (comma === -1 ? header.length : comma) > MAX_HEADER_LENGTH)
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
