import { expect, it } from 'vitest'
import { displaySize, previewKindOf } from './file-facts.ts'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [5 * 1024 ** 2, '5 MB'],
  [1024 ** 3, '1 GB'],
])('%i bytes show as %s (FILE-9)', (bytes, text) => {
  expect(displaySize(bytes)).toBe(text)
})

it.each([
  ['Letter.PDF', 'pdf'],
  ['photo.jpeg', 'picture'],
  ['page.html', undefined],
  ['drawing.svg', undefined],
  ['no extension', undefined],
])('a dialog shows %s as %s (FILE-9)', (name, kind) => {
  expect(previewKindOf(name)).toBe(kind)
})
