import fc from 'fast-check'

/** Any character of Unicode, as a `unit` of fc.string. The library's own unit `binary` takes a second to make. */
export const anyCharacter = fc
  .oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint))
