import { expect, it } from 'vitest'
import { displaySize, isPicture } from './file-facts.ts'

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
  ['Letter.PDF', false],
  ['photo.jpeg', true],
  ['page.html', false],
  ['drawing.svg', false],
  ['no extension', false],
])('%s is shown in a dialog: %s (FILE-9)', (name, isShown) => {
  expect(isPicture(name)).toBe(isShown)
})
