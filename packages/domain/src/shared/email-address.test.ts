import { expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'

it.each(['office@example.ie', 'zoé.o’neill+ar@mail.example.ie', 'a@b.c', 'first.last@sub-domain.example'])(
  '%j is an email address',
  (text) => expect(isEmailAddress(text)).toBe(true),
)

it.each([
  '',
  'office',
  'office@',
  '@example.ie',
  'office@example',
  'office@example.',
  'office@.ie',
  'office@example..ie',
  'two@at@example.ie',
  'with space@example.ie',
  'Office <office@example.ie>',
  'one@example.ie,two@example.ie',
  'office@example.ie\nBcc: x@example.ie',
  `${'a'.repeat(250)}@b.ie`,
])('%j is not an email address', (text) => expect(isEmailAddress(text)).toBe(false))
