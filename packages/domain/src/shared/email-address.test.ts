import { expect, it } from 'vitest'
import { isEmailAddress, mailProblem, readEmailAddresses } from './email-address.ts'

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

it.each<[string | null, string[]]>([
  ['office@example.ie', ['office@example.ie']],
  [' office@example.ie\u00a0', ['office@example.ie']],
  ['a@example.ie; b@example.ie', ['a@example.ie', 'b@example.ie']],
  ['a@example.ie, b@example.ie', ['a@example.ie', 'b@example.ie']],
  ['a@example.ie,b@example.ie;', ['a@example.ie', 'b@example.ie']],
  ['a@example.ie b@example.ie', ['a@example.ie', 'b@example.ie']],
  ['a@example.ie\r\nb@example.ie', ['a@example.ie', 'b@example.ie']],
  ['a@example.ie / b@example.ie', ['a@example.ie', 'b@example.ie']],
  ['Zoé Lefèvre <zoe@example.fr>', ['zoe@example.fr']],
  ['<zoe@example.fr>', ['zoe@example.fr']],
  ['"Lefèvre, Zoé @ home" <zoe@example.fr>; office@example.ie', ['zoe@example.fr', 'office@example.ie']],
  ['Lefèvre, Zoé <zoe@example.fr>, Dr. J.P. Morel <jp@example.fr>', ['zoe@example.fr', 'jp@example.fr']],
  ['office@example.ie <office@example.ie>', ['office@example.ie']],
  ['mailto:office@example.ie', ['office@example.ie']],
  ['Office@example.ie; office@EXAMPLE.ie', ['office@EXAMPLE.ie']],
])('%j is read as %j', (field, addresses) => {
  expect(readEmailAddresses(field)).toEqual({ state: 'readable', addresses })
  expect(mailProblem(field)).toBeNull()
})

it.each([
  'none',
  'n/a',
  '0861234567',
  'a@example.ie; b',
  'a@example.ie; b@example',
  'jean.dupont.orange.fr, Marie <marie@example.fr>',
  'jean.dupont; Marie <marie@example.fr>',
  'a@example.ie/b@example.ie',
  'a@example.ie or b@example.ie',
  'a@example.ie <',
  '"a@example.ie"',
  'Marie <marie@example.fr',
  'office@example.ie.',
])('%j is not read at all, so that nobody is left out without a word', (field) => {
  expect(readEmailAddresses(field)).toEqual({ state: 'unreadable', addresses: [] })
  expect(mailProblem(field)).toBe(`${field} is not an email address.`)
})

it.each([null, undefined, '', ' \u00a0', ' ; ,'])('%j has no address', (field) => {
  expect(readEmailAddresses(field).state).toBe('none')
})

it('a long text is read in no time', () => {
  for (const part of ['a, ', 'a@b.cc ', 'a@b.cc, x. ', '<', '"', 'a@b.c'])
    expect(readEmailAddresses(`${part.repeat(20_000)}x`).state).toBe('unreadable')
})
