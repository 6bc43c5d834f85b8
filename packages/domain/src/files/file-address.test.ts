import { expect, it } from 'vitest'
import { fileAddress } from './file-address.ts'

it.each(['https://crm.example.ie/file/a.pdf', 'http://localhost:8080/file/a', '/file/people/1/a: b.pdf'])(
  'the file address %j is accepted (SEC-8)',
  (address) => {
    expect(fileAddress.safeParse(address).success).toBe(true)
  },
)

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
])('the file address %j is refused (SEC-8)', (address) => {
  expect(fileAddress.safeParse(address).success).toBe(false)
})
