const HEX = 16
const BYTES = 16
const VERSION_BYTE = 6
const VARIANT_BYTE = 8

// Without `crypto.randomUUID`, which browsers only have on https.
const randomHex = (): string[] =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte, index) => {
    const marked = index === VERSION_BYTE ? (byte & 0x0f) | 0x40 : index === VARIANT_BYTE ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(HEX).padStart(2, '0')
  })

/** A new random UUID. */
export const newUuid = (): string => {
  const hex = randomHex().join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
