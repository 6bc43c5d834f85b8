import { expect, it } from 'vitest'
import { isWeakPassword } from './password.ts'

it.each(['', 'short12', 'password', 'Password1', 'QWERTYUIOP', '12345678', 'motdepasse', 'aaaaaaaaaaaa', '😀😀😀😀'])(
  'refuses the weak password %j (USER-5)',
  (password) => {
    expect(isWeakPassword(password)).toBe(true)
  },
)

it.each(['correct horse', 'x7!kQp2z', 'une phrase un peu longue', '😀😁😂🤣😃😄😅😆'])(
  'accepts the password %j (USER-5)',
  (password) => {
    expect(isWeakPassword(password)).toBe(false)
  },
)
