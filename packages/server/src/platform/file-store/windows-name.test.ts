import { expect, it } from 'vitest'
import { windowsName } from './windows-name.ts'

it.each([
  ['Passport of Zoé.pdf', 'Passport of Zoé.pdf'],
  ['AR: 2026/27?.pdf', 'AR- 2026-27-.pdf'],
  ['a<b>c"d|e*f\\g\u0001.txt', 'a-b-c-d-e-f-g-.txt'],
  ['CON', 'CON_'],
  ['nul.txt', 'nul_.txt'],
  ['Com1.tar.gz', 'Com1_.tar.gz'],
  ['LPT¹', 'LPT¹_'],
  ['Contract.pdf', 'Contract.pdf'],
  ['com10.txt', 'com10.txt'],
  ['ends with dots. . .', 'ends with dots'],
  ['...', 'file'],
  [' ', 'file'],
  ['王小明.pdf', '王小明.pdf'],
])('%j is unpacked as %j', (name, unpacked) => {
  expect(windowsName(name)).toBe(unpacked)
})

it('a long name is cut and keeps its extension and whole letters', () => {
  const name = windowsName(`${'👩‍👩‍👧'.repeat(60)}.pdf`)
  expect(name.length).toBeLessThanOrEqual(120)
  expect(name.endsWith('👩‍👩‍👧.pdf')).toBe(true)
})
