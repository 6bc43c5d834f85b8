// The EXIF block of a JPEG file is a small TIFF file in its first application segment (Exif 3.0, 4.5 and 4.7).

const MARKER = 0xff
const START_OF_SCAN = 0xda
const EXIF_SEGMENT = 0xe1
const EXIF_HEAD = 'Exif\0\0'
const ORIENTATION_TAG = 0x0112
const ENTRY_BYTES = 12
const LARGEST = 8

const tiffOf = (jpeg: DataView): DataView | undefined => {
  // After the two bytes that begin the file: a marker, its kind, and the length of the segment with the two bytes that say it.
  for (let at = 2; jpeg.getUint8(at) === MARKER; at += 2 + jpeg.getUint16(at + 2)) {
    const kind = jpeg.getUint8(at + 1)
    if (kind === START_OF_SCAN) return undefined
    if (kind !== EXIF_SEGMENT) continue
    const head = Array.from(EXIF_HEAD, (_, index) => String.fromCharCode(jpeg.getUint8(at + 4 + index))).join('')
    if (head === EXIF_HEAD) return new DataView(jpeg.buffer, jpeg.byteOffset + at + 4 + EXIF_HEAD.length)
  }
  return undefined
}

const orientationIn = (tiff: DataView): number | undefined => {
  const isLittle = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, isLittle)
  const entries = tiff.getUint16(directory, isLittle)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES
    if (tiff.getUint16(at, isLittle) === ORIENTATION_TAG) return tiff.getUint16(at + 8, isLittle)
  }
  return undefined
}

/**
 * How a JPEG picture is to be shown, as its camera said: 1 as it is stored, 3 upside down, 6 and 8 turned by a quarter to the right and to
 * the left, 2, 4, 5 and 7 mirrored too (EXIF tag 0x0112). 1 where the picture does not say.
 */
export const orientationOf = (jpeg: Uint8Array): number => {
  try {
    const tiff = tiffOf(new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength))
    const found = tiff && orientationIn(tiff)
    return found !== undefined && found >= 1 && found <= LARGEST ? found : 1
  } catch {
    // The file ends before its own lengths say.
    return 1
  }
}
