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

export const MIN_PASSWORD_LENGTH = 8

/**
 * Whether a new password is refused: under 8 characters, one character repeated, or a common one in any letter case
 * (USER-5).
 */
export const isWeakPassword = (password: string): boolean =>
  Array.from(password).length < MIN_PASSWORD_LENGTH || /^(.)\1*$/u.test(password) || common.has(password.toLowerCase())
