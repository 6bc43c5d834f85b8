import {
  type KnownPerson,
  mailKeysOf,
  type MatchingPeople,
  matchPeople,
  nameKeysOfLine,
  nameKeysOfPerson,
  type PersonOfLine,
} from '@registrar/domain/imports/match-person'
import type { Person } from '@registrar/domain/people/person'
import { listPeople } from '#features/people'
import type { Tx } from '#platform/database/database'
import { findMailKeys, findPeopleByKeys, listNamelessPeople } from './matching-people.queries.ts'

type Line = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

type Names = Pick<KnownPerson, 'firstName' | 'lastName'>
type Written = { [Field in 'firstName' | 'lastName' | 'mail' | 'otherMails' | 'birth']?: Person[Field] | undefined }

const keysOf = (names: Names, mailKeys: readonly string[]): string[] => [
  ...nameKeysOfPerson(names).map((key) => `name ${key}`),
  ...mailKeys.map((key) => `mail ${key}`),
]

/**
 * The people whom the lines of a file may mean, as the import leaves them: those of the database, which are read for many lines at
 * once, and those that the file itself has made or changed so far.
 */
export const createPeopleRegister = (tx: Tx, { hasMailColumn }: { hasMailColumn: boolean }) => {
  const people = new Map<string, KnownPerson & { place: number }>()
  const idsByKey = new Map<string, Set<string>>()
  const mailKeys = new Map<string, string>()
  const records = new Map<string, Person>()
  let nameless: Promise<string[]> | undefined

  const keysOfMail = (mail: unknown): string[] => {
    const text = textOf(mail) ?? ''
    return mailKeysOf(mailKeys.get(text) ?? text.toLowerCase())
  }

  const identityOf = (line: Line): PersonOfLine => ({
    firstName: textOf(line['firstName']),
    lastName: textOf(line['lastName']),
    person: textOf(line['person']),
    mailKeys: keysOfMail(line['mail']),
    birth: textOf(line['birth']) ?? null,
  })

  const forget = (id: string): void => {
    const known = people.get(id)
    if (known) for (const key of keysOf(known, known.mailKeys)) idsByKey.get(key)?.delete(id)
    records.delete(id)
  }

  const know = (person: KnownPerson): void => {
    const place = people.get(person.id)?.place ?? people.size
    forget(person.id)
    people.set(person.id, { ...person, place })
    for (const key of keysOf(person, person.mailKeys))
      idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(person.id))
  }

  const match = (line: Line): MatchingPeople => {
    const identity = identityOf(line)
    const keys = [
      ...nameKeysOfLine(identity).map((key) => `name ${key}`),
      ...identity.mailKeys.map((key) => `mail ${key}`),
    ]
    const ids = new Set(keys.flatMap((key) => [...(idsByKey.get(key) ?? [])]))
    const candidates = [...ids].flatMap((id) => people.get(id) ?? []).toSorted((a, b) => a.place - b.place)
    return matchPeople(identity, candidates, { hasMailColumn })
  }

  const read = async (ids: readonly string[]): Promise<void> => {
    const unread = [...new Set(ids)].filter((id) => !records.has(id))
    if (unread.length > 0) for (const person of await listPeople(tx, unread)) records.set(person._id, person)
  }

  /** Reads whom these lines may mean. */
  const load = async (lines: readonly Line[]): Promise<void> => {
    const mails = [...new Set(lines.flatMap(({ mail }) => textOf(mail) ?? []))].filter((mail) => !mailKeys.has(mail))
    for (const { mail, key } of await findMailKeys(tx, mails)) mailKeys.set(mail, key)

    const identities = lines.map(identityOf)
    const names = identities.flatMap(nameKeysOfLine)
    const found = await findPeopleByKeys(tx, { names, mails: identities.flatMap((one) => one.mailKeys) })
    for (const person of found) if (!people.has(person.id)) know(person)
  }

  return {
    load,
    match,
    /** Reads the records of the people whom these lines mean, before each is asked for. */
    readMatching: (lines: readonly Line[]) => read(lines.flatMap((line) => match(line).ids)),
    /** The whole records of people, as they are stored. */
    records: async (ids: readonly string[]): Promise<Person[]> => {
      await read(ids)
      return ids.flatMap((id) => records.get(id) ?? [])
    },
    /** The people who have no name (PERSON-1). */
    nameless: (): Promise<string[]> => (nameless ??= listNamelessPeople(tx)),
    /** Says what the file makes of a person, new or known: the fields that it writes. */
    change: (id: string, { firstName, lastName, mail, otherMails = [], birth }: Written): void => {
      const before = people.get(id)
      know({
        id,
        firstName: firstName ?? before?.firstName ?? '',
        lastName: lastName ?? before?.lastName ?? '',
        mailKeys: [...(mail == null ? (before?.mailKeys ?? []) : keysOfMail(mail)), ...otherMails],
        birth: birth ?? before?.birth ?? null,
      })
    },
  }
}

export type PeopleRegister = ReturnType<typeof createPeopleRegister>
