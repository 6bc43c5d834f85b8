import { expect, it } from 'vitest'
import { fileKeyOf } from './files.ts'

it.each([
  ['https://registrar.example.ie/file/people/1/a0/%C3%A4%204.txt', 'people/1/a0/ä 4.txt'],
  ['/file/organization/1/AML/a0/letter.pdf', 'organization/1/AML/a0/letter.pdf'],
  ['https://elsewhere.example/letter.pdf', undefined],
  ['/file/people/%E0%A4%A', undefined],
])('the key in the address %s is %s (FILE-3, FILE-9)', (url, key) => {
  expect(fileKeyOf(url)).toBe(key)
})
