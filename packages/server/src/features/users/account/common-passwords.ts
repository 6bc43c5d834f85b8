import { dictionary } from '@zxcvbn-ts/language-common'

const PASSWORD_COUNT = 10_000

// The list of the package begins with the most common one.
const common = new Set(dictionary.passwords.slice(0, PASSWORD_COUNT))

/** Whether a password is one of the 10,000 most common ones, in any letter case (USER-5). */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
