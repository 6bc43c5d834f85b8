// The passwords that guessing programs try first. Those under eight characters are refused by their length.
const COMMON =
  'password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd 12345678 123456789 1234567890 ' +
  '0123456789 87654321 987654321 11111111 00000000 22222222 88888888 12341234 11223344 12344321 123123123 147258369 ' +
  'qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx azertyui azertyuiop azerty123 asdfghjk ' +
  'asdfghjkl zxcvbnm1 zaq12wsx abcdefgh abcd1234 abc12345 a1b2c3d4 aa123456 iloveyou iloveyou1 princess princess1 sunshine ' +
  'sunshine1 football football1 baseball superman batman123 starwars trustno1 whatever welcome1 welcome123 letmein1 ' +
  'letmein123 monkey123 dragon123 master123 shadow123 michael1 jennifer computer internet changeme changeme1 changeit ' +
  'administrator admin123 admin1234 administrateur test1234 testtest guest123 default1 secret123 mypassword motdepasse ' +
  'motdepasse1 soleil123 doudou123 chocolat bonjour1 bonjour123 ireland1 dublin123 company1 registrar registrar1'

const common = new Set(COMMON.split(' '))

const MIN_PASSWORD_LENGTH = 8

/** The product's own name, which anybody who sees the page to sign in can guess. */
const PRODUCT = 'Registrar'

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn']
/** So many neighbouring keys are a row; fewer are parts of words. */
const LEAST_KEYS = 4
const MAX_DIGITS_WITH_NAME = 4
/** A single letter of a name, as in 'J. Kelly', is no word to guess. */
const LEAST_NAME = 2

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): string[] => folded(text).match(/\p{L}+/gu) ?? []
const lettersOf = (text: string): string => wordsOf(text).join('')
const digitsOf = (text: string): string => text.match(/\d/g)?.join('') ?? ''

// Whether a text can be cut into these words, each as often as it likes.
const consistsOf = (text: string, words: readonly string[]): boolean => {
  const isCut = [true]
  for (let end = 1; end <= text.length; end += 1)
    isCut[end] = words.some((word) => isCut[end - word.length] === true && text.endsWith(word, end))
  return isCut[text.length] === true
}

const backwards = (text: string): string => Array.from(text).toReversed().join('')

const runsOf = (row: string): string[] =>
  Array.from(row, (_, start) => start).flatMap((start) =>
    Array.from({ length: row.length - start - LEAST_KEYS + 1 }, (_, more) =>
      row.slice(start, start + LEAST_KEYS + more),
    ),
  )
const keyRuns = [...new Set(KEY_ROWS.flatMap((row) => [...runsOf(row), ...runsOf(backwards(row))]))]

// Names of the firm or the product, with no more than a year and signs.
const isNameWithYear = (password: string, names: readonly string[]): boolean => {
  const letters = lettersOf(password)
  const words = [PRODUCT, ...names].flatMap(wordsOf).filter((word) => word.length >= LEAST_NAME)
  return letters !== '' && digitsOf(password).length <= MAX_DIGITS_WITH_NAME && consistsOf(letters, words)
}

// Neighbouring keys of qwerty and azerty, forwards or backwards, with any digits and signs.
const isRowOfKeys = (password: string): boolean => {
  const letters = lettersOf(password)
  return letters !== '' && consistsOf(letters, keyRuns)
}

/**
 * Whether a new password is refused: under 8 characters, one character repeated, a common one in any letter case, names of the
 * product or of `firmNames` with a year, or rows of keys with digits (USER-5).
 */
export const isWeakPassword = (password: string, firmNames: readonly string[] = []): boolean =>
  Array.from(password).length < MIN_PASSWORD_LENGTH ||
  /^(.)\1*$/u.test(password) ||
  common.has(password.toLowerCase()) ||
  isNameWithYear(password, firmNames) ||
  isRowOfKeys(password)
