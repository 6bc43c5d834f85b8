import { severalFit } from '@registrar/domain/imports/import-run'
import { newPerson, type Person } from '@registrar/domain/people/person'
import { nameKey } from '@registrar/domain/shared/name-key'
import { plainMessage } from '@registrar/domain/shared/plain-message'
import { createPerson, findPerson, updatePerson } from '#features/people'
import {
  differingFields,
  type LineContext,
  type LineOutcome,
  type LineWriter,
  nameOf,
  problemsOf,
  refused,
  textOf,
  updatedOrSkipped,
} from './import-line.ts'
import { findMatchingPeople, findNamelessPeople, type MatchingPeople } from './matching-people.queries.ts'

const NOBODY: MatchingPeople = { ids: [], addressOf: [] }

const names = ['firstName', 'lastName'] as const

/** Says whose email address a line gives. */
export const addressOfSomebodyElse = (mail: unknown, owners: readonly string[]): string =>
  `${textOf(mail)} is the address of ${owners.join(', ')}.`

// A name that a person has and the line writes another way stays as it is on record.
const keptNames = (person: Person, values: Record<string, unknown>): string[] =>
  names.filter((name) => person[name] !== '' && nameKey(person[name]) === nameKey(textOf(values[name])))

const update = async (
  person: Person,
  values: Record<string, unknown>,
  { tx, session, today }: LineContext,
): Promise<LineOutcome> => {
  const name = nameOf(values) || textOf(values['mail'])
  const kept = new Set(keptNames(person, values))
  const differing = differingFields(person, values)
  const changed = differing.filter((field) => !kept.has(field))
  if (changed.length > 0)
    await updatePerson(
      tx,
      person._id,
      Object.fromEntries(changed.map((field) => [field, values[field]])),
      session,
      today,
    )

  const { outcome, reason } = updatedOrSkipped('people', name, changed)
  const isSpeltOtherwise = differing.some((field) => kept.has(field))
  const spelling = isSpeltOtherwise ? ` The name stays as it is: ${nameOf({ ...person })}.` : ''
  return { outcome, name, reason: `${reason}${spelling}` }
}

/** Writes a line of a file of people. Nobody gets another name, and an email address alone says of nobody who they are (IMP-4). */
export const writePerson: LineWriter = async (values, context): Promise<LineOutcome> => {
  const { tx, session, headings } = context
  const name = nameOf(values) || textOf(values['mail'])
  const { ids, addressOf } =
    name === ''
      ? { ...NOBODY, ids: await findNamelessPeople(tx) }
      : await findMatchingPeople(tx, values, headings.has('mail'))
  const people = await Promise.all(ids.map((id) => findPerson(tx, id)))

  if (people.some((person) => differingFields(person, values).length === 0)) return updatedOrSkipped('people', name, [])
  // A line without a name and an email address never changes a person.
  const [person, other] = name === '' ? [] : people
  if (other) return refused(name, severalFit('people'))
  if (person) return update(person, values, context)

  const checked = newPerson.safeParse({ firstName: '', lastName: '', ...values }, { error: plainMessage })
  if (!checked.success) return refused(name, problemsOf('people', checked.error))

  await createPerson(tx, checked.data, session)
  const reason =
    addressOf.length === 0 ? '' : `Made as a new person: ${addressOfSomebodyElse(values['mail'], addressOf)}`
  return { outcome: 'made', name, reason }
}
