import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it.each(['football1', 'Football1', 'ireland1', 'mustang1'])('%j is a common password (USER-5)', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each(['a decent password', 'x7!kQp2z', 'une phrase un peu longue'])(
  '%j is not a common password (USER-5)',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
