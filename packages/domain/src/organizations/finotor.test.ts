import { expect, it } from 'vitest'
import { missingForSignup } from './finotor.ts'

const client = { name: 'Liffey Trading', mail: 'office@example.ie' }
const director = { firstName: 'Aoife', lastName: 'Byrne' }

it.each([
  [client, director, []],
  [client, undefined, ['Director is missing']],
  [client, { firstName: ' ', lastName: '' }, ['Director firstname', 'Director lastname']],
  [{ name: ' ', mail: null }, director, ['Organization name', 'Organization mail']],
  [{ name: 'Liffey', mail: 'a@example.ie; b' }, director, ['Organization mail that can be read']],
  [{ name: 'Liffey', mail: 'a@example.ie; b@example.ie' }, director, []],
  [{ name: '', mail: ' ' }, undefined, ['Director is missing', 'Organization name', 'Organization mail']],
])('the sign-up email of %j with the director %j lacks %j (ORG-25)', (organization, first, missing) => {
  expect(missingForSignup(organization, first)).toEqual(missing)
})
