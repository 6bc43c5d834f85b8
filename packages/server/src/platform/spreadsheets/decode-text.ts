import { isUtf8 } from 'node:buffer'
import type { TextEncoding } from '@registrar/domain/shared/text-encodings'
import { implausibleIn } from './implausible-letters.ts'

const SAMPLE_BYTES = 4096
const LINE_END = 0x0a

const marks: readonly (readonly [encoding: TextEncoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const markedEncoding = (bytes: Uint8Array): TextEncoding | undefined =>
  marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]

// Letters of Latin scripts have a zero in one half of their two bytes in UTF-16. No other text has zeros.
const unmarkedUtf16 = (bytes: Uint8Array): TextEncoding | undefined => {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const pairs = Math.floor(sample.length / 2)
  const zeros = [0, 0]
  for (let index = 0; index < pairs * 2; index += 1)
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1

  const [first = 0, second = 0] = zeros
  if (second > pairs / 4 && first < second / 8) return 'utf-16le'
  return first > pairs / 4 && second < first / 8 ? 'utf-16be' : undefined
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80)

const linesOf = function* (bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LINE_END, start)
    const next = end === -1 ? bytes.length : end + 1
    yield bytes.subarray(start, next)
    start = next
  }
}

const windows = new TextDecoder('windows-1252')
const utf8 = new TextDecoder()

// What it has for the bytes from 80 on. The decoders of the web do not know it.
const IBM850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const decodeAs = (encoding: TextEncoding, bytes: Uint8Array): string => {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.replaceAll(/[\u0080-\u00FF]/g, (byte) => IBM850[(byte.codePointAt(0) ?? 0x80) - 0x80] ?? byte)
}

// Files that were joined, or edited by several programs, have lines in UTF-8 and lines in Windows-1252.
const decodeByLine = (bytes: Uint8Array): string =>
  Array.from(linesOf(bytes), (line) => (isUtf8(line) ? utf8 : windows).decode(line)).join('')

const SAMPLE_OF_LETTERS = 200_000

// Excel saves other encodings as 'CSV (Macintosh)', 'CSV (MS-DOS)', in Central Europe and by the Baltic: an accent in them is a sign, or another
// letter, in the usual one of Windows. Of several that give words alike, the first is meant.
const EIGHT_BITS: readonly TextEncoding[] = [
  'windows-1252',
  'macintosh',
  'ibm850',
  'iso-8859-15',
  'windows-1250',
  'windows-1257',
]

const eightBitEncoding = (bytes: Uint8Array): TextEncoding => {
  const sample = bytes.subarray(0, SAMPLE_OF_LETTERS)
  const [best] = EIGHT_BITS.map((encoding) => ({
    encoding,
    implausible: implausibleIn(decodeAs(encoding, sample), encoding),
  })).toSorted((a, b) => a.implausible - b.implausible)
  return best?.encoding ?? 'windows-1252'
}

const recognisedEncoding = (bytes: Uint8Array): TextEncoding => {
  const known = markedEncoding(bytes) ?? unmarkedUtf16(bytes)
  if (known) return known
  if (isUtf8(bytes)) return 'utf-8'

  const hasUtf8Line = Array.from(linesOf(bytes)).some((line) => isUtf8(line) && !isAscii(line))
  return hasUtf8Line ? 'utf-8' : eightBitEncoding(bytes)
}

/**
 * Decodes a text file: in the encoding given, else in the one of its byte order mark, UTF-16 without a mark, UTF-8, or else
 * Windows-1252, that of old Macs, of MS-DOS, of Central Europe or of the Baltic, whichever gives words. A line of a file in UTF-8 that is not UTF-8 is
 * read as Windows-1252.
 */
export const decodeText = (bytes: Uint8Array, given?: TextEncoding): { text: string; encoding: TextEncoding } => {
  const encoding = given ?? recognisedEncoding(bytes)
  if (encoding !== 'utf-8' || isUtf8(bytes)) return { encoding, text: decodeAs(encoding, bytes) }

  const hasMark = markedEncoding(bytes) === 'utf-8'
  return { encoding, text: decodeByLine(hasMark ? bytes.subarray(3) : bytes) }
}
