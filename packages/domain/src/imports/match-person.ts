import { readEmailAddresses } from '../shared/email-address.ts'
import { nameKey, personNameKey, personNameKeys } from '../shared/name-key.ts'

/** What a line says of a person: the two names, or both in one column. `mailKeys` are the email addresses as they are compared. */
export type PersonOfLine = {
  firstName?: string | undefined
  lastName?: string | undefined
  person?: string | undefined
  mailKeys: readonly string[]
  birth: string | null
}

/** What a line is compared with. `mailKeys`: all addresses, the further ones too. */
export type KnownPerson = {
  id: string
  firstName: string
  lastName: string
  mailKeys: readonly string[]
  birth: string | null
}

/**
 * The people whom a line may mean. `addressOf`: who has the line's email address, when that is somebody else: an address alone
 * never says who somebody is.
 */
export type MatchingPeople = { ids: string[]; addressOf: string[] }

/** The addresses of an email field as they are compared. `whole`: the field in small letters, which may be no address. */
export const mailKeysOf = (whole: string): string[] => {
  const text = whole.trim()
  return text === '' ? [] : [...new Set([text, ...readEmailAddresses(text).addresses])]
}

/** The key of the same name whose first and last name are exchanged. */
const reversed = (key: string): string => key.split(' ').toReversed().join(' ')

const wholeName = ({ person, firstName, lastName }: PersonOfLine): string =>
  person || [firstName, lastName].filter(Boolean).join(' ')

/** The name of a known person as one text. */
const knownName = ({ firstName, lastName }: Pick<KnownPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/**
 * What somebody with the name of a line may have for a name: its keys, or the name itself where it is of punctuation only; nothing
 * when the line gives no name.
 */
export const nameKeysOfLine = (line: PersonOfLine): string[] => {
  const name = wholeName(line)
  if (name === '' || nameKey(name) === '') return name === '' ? [] : [name]
  if (!line.person) return [personNameKey(line.firstName ?? '', line.lastName ?? '')]

  const keys = personNameKeys(line.person)
  return [...keys, ...keys.map(reversed)]
}

/** Under what a known person is found by name: `nameKeysOfLine` of a line that means them has one of these. */
export const nameKeysOfPerson = (person: Pick<KnownPerson, 'firstName' | 'lastName'>): string[] => {
  const name = knownName(person)
  return nameKey(name) === '' && name !== '' ? [name] : [personNameKey(person.firstName, person.lastName)]
}

/** Whether a person has one of the two names, where a line gives only one. */
const hasPartOfName = ({ person, firstName, lastName }: PersonOfLine, known: KnownPerson): boolean => {
  const [whole, first, last] = [person, firstName, lastName].map((name) => nameKey(name ?? ''))
  const [knownFirst, knownLast] = [nameKey(known.firstName), nameKey(known.lastName)]
  if (whole) return whole === knownFirst || whole === knownLast
  if (first && last) return false
  return first ? first === knownFirst : last !== '' && last === knownLast
}

/**
 * The people whom a line may mean (IMP-4). An email address finds somebody when the line has no name, or when the name agrees and
 * no known birth contradicts. If nobody is found so, they are found by name and birth, or by name alone when the line has neither
 * birth nor address. `known`: the people, oldest first, who have its address or its name; `hasMailColumn`: whether a line without an
 * address means somebody who has none.
 */
export const matchPeople = (
  line: PersonOfLine,
  known: readonly KnownPerson[],
  { hasMailColumn }: { hasMailColumn: boolean },
): MatchingPeople => {
  const keys = new Set(nameKeysOfLine(line))
  const hasName = (person: KnownPerson) => nameKeysOfPerson(person).some((key) => keys.has(key))
  const isBornElse = ({ birth }: KnownPerson) => line.birth !== null && birth !== null && birth !== line.birth

  const ofMail = known.filter(({ mailKeys }) => mailKeys.some((key) => line.mailKeys.includes(key)))
  const meant = ofMail.filter(
    (person) => !isBornElse(person) && (keys.size === 0 || hasName(person) || hasPartOfName(line, person)),
  )
  if (meant.length > 0) return { ids: meant.map(({ id }) => id), addressOf: [] }

  const ofName = known.filter((person) => !ofMail.includes(person) && hasName(person))
  return { ids: ofNameAlone(ofName, line, hasMailColumn).map(({ id }) => id), addressOf: ofMail.map(knownName) }
}

const ofNameAlone = (
  people: KnownPerson[],
  { mailKeys, birth }: PersonOfLine,
  hasMailColumn: boolean,
): KnownPerson[] => {
  if (birth !== null) return people.filter((person) => person.birth === birth)
  if (mailKeys.length > 0) return []

  const withoutMail = hasMailColumn ? people.filter((person) => person.mailKeys.length === 0) : []
  return withoutMail.length > 0 ? withoutMail : people
}
