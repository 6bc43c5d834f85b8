import { severalFit } from '@registrar/domain/imports/import-run'
import { mailKeysOf } from '@registrar/domain/imports/match-person'
import { isSameNumber } from '@registrar/domain/imports/same-number'
import { isOfSeveralPeople } from '@registrar/domain/imports/split-name'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { newPerson, type Person, type PersonChanges } from '@registrar/domain/people/person'
import { nameKey } from '@registrar/domain/shared/name-key'
import { plainMessage } from '@registrar/domain/shared/plain-message'
import { newPersonFields } from '#features/people'
import { newId } from '#platform/database/ids'
import {
  differingFields,
  inBatches,
  inTurn,
  type LineOutcome,
  type LinesWriter,
  nameOf,
  problemsOf,
  type ReadLine,
  refused,
  type ReportedLine,
  textOf,
  updatedOrSkipped,
  withRefusals,
} from './import-line.ts'
import { createPeopleRegister, type PeopleRegister } from './people-register.ts'
import { createPeopleWrites, type PeopleWrites } from './people-writes.ts'

const names = ['firstName', 'lastName'] as const

/** Says whose email address a line gives. */
export const addressOfSomebodyElse = (mail: unknown, owners: readonly string[]): string =>
  `${textOf(mail)} is the address of ${owners.join(', ')}.`

// A name that a person has and the line writes another way stays as it is on record.
const keptNames = (person: Person, values: Record<string, unknown>): string[] =>
  names.filter((name) => person[name] !== '' && nameKey(person[name]) === nameKey(textOf(values[name])))

const hasEachAddress = ({ mail, otherMails }: Person, given: string): boolean => {
  const known = [...mailKeysOf((mail ?? '').toLowerCase()), ...otherMails]
  const keys = mailKeysOf(given.toLowerCase())
  const addresses = keys.length > 1 ? keys.slice(1) : keys
  return keys.some((key) => known.includes(key)) && addresses.every((key) => known.includes(key))
}

// Nobody loses a last name because a line has one name only, or an address because it has another one of theirs. One in other letters, and
// a phone that is typed another way, is the same.
const fieldsFor = (person: Person, { hasOneName, ...values }: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  ...(isSameNumber('phone', person.phone, values['phone']) && { phone: person.phone }),
  ...(hasOneName !== undefined && person.lastName === '' && { hasOneName }),
  ...(person.mail !== null && hasEachAddress(person, textOf(values['mail'])) && { mail: person.mail }),
})

const NO_LAST_NAME = 'Write - for the last name of somebody who has one name only.'

type Work = { register: PeopleRegister; writes: PeopleWrites; today: IsoDate }

const update = (person: Person, line: ReadLine, { register, writes }: Work): LineOutcome => {
  const values = fieldsFor(person, line.values)
  const name = nameOf(values) || textOf(values['mail'])
  const kept = new Set(keptNames(person, values))
  const differing = differingFields(person, values)
  const changed = differing.filter((field) => !kept.has(field))
  if (changed.length > 0) {
    const changes: PersonChanges = Object.fromEntries(changed.map((field) => [field, values[field]]))
    writes.update(person._id, { line, changes })
    register.change(person._id, changes)
  }

  const { outcome, reason } = updatedOrSkipped('people', name, changed)
  const isSpeltOtherwise = differing.some((field) => kept.has(field))
  const spelling = isSpeltOtherwise ? ` The name stays as it is: ${nameOf({ ...person })}.` : ''
  return { outcome, name, reason: `${reason}${spelling}` }
}

const create = ({ values }: ReadLine, addressOf: readonly string[], work: Work): LineOutcome => {
  const { register, writes } = work
  const name = nameOf(values) || textOf(values['mail'])
  if (isOfSeveralPeople(name)) return refused(name, `"${name}" names several people. Give each a line.`)
  const checked = newPerson.safeParse({ firstName: '', lastName: '', ...values }, { error: plainMessage })
  if (!checked.success) {
    const hint = textOf(values['lastName']) === '' && textOf(values['firstName']) !== '' ? ` ${NO_LAST_NAME}` : ''
    return refused(name, `${problemsOf('people', checked.error)}${hint}`)
  }

  const [id, fields] = [newId(), newPersonFields(checked.data, work.today)]
  writes.create(id, fields)
  register.change(id, fields)
  const reason =
    addressOf.length === 0 ? '' : `Made as a new person: ${addressOfSomebodyElse(values['mail'], addressOf)}`
  return { outcome: 'made', name, reason }
}

/** Decides what a line does. Nobody gets another name, and an email address alone says of nobody who they are (IMP-4). */
const writePerson = async (line: ReadLine, work: Work): Promise<LineOutcome> => {
  const { values } = line
  const { register, writes } = work
  const name = nameOf(values) || textOf(values['mail'])
  const { ids, addressOf } = name === '' ? { ids: await register.nameless(), addressOf: [] } : register.match(values)
  // A line may mean somebody whom an earlier one has made or changed.
  if (writes.concern(ids)) await writes.flush()
  const people = await register.records(ids)

  if (people.some((person) => differingFields(person, fieldsFor(person, values)).length === 0))
    return updatedOrSkipped('people', name, [])
  // A line without a name and an email address never changes a person.
  const [person, other] = name === '' ? [] : people
  if (other) return refused(name, severalFit('people'))
  return person ? update(person, line, work) : create(line, addressOf, work)
}

const writeBatch = async (batch: readonly ReadLine[], work: Work): Promise<ReportedLine[]> => {
  const values = batch.map((line) => line.values)
  await work.register.load(values)
  await work.register.readMatching(values)

  const reported = await inTurn(batch, (line) => writePerson(line, work))
  await work.writes.flush()
  return reported
}

/** Writes the lines of a file of people: read, compared and written many at once, with what each does decided in its turn. */
export const writePeople: LinesWriter = async (lines, { tx, session, today, headings, progress }) => {
  const work = {
    today,
    register: createPeopleRegister(tx, { hasMailColumn: headings.has('mail') }),
    writes: createPeopleWrites(tx, session, today),
  }
  const reported = await inBatches({ lines, progress }, (batch) => writeBatch(batch, work))
  return withRefusals(reported, lines, work.writes.refusals)
}
