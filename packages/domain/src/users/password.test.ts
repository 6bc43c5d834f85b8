import { expect, it } from 'vitest'
import { isWeakPassword } from './password.ts'

it.each(['', 'short12', 'password', 'Password1', 'QWERTYUIOP', '12345678', 'motdepasse', 'aaaaaaaaaaaa', '😀😀😀😀'])(
  'refuses %j',
  (password) => {
    expect(isWeakPassword(password)).toBe(true)
  },
)

it.each(['correct horse', 'x7!kQp2z', 'une phrase un peu longue', '😀😁😂🤣😃😄😅😆'])('takes %j', (password) => {
  expect(isWeakPassword(password)).toBe(false)
})
