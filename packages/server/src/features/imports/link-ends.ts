import { severalFit } from '@registrar/domain/imports/import-run'
import type { MatchingPeople } from '@registrar/domain/imports/match-person'
import { nameWithoutTitles } from '@registrar/domain/imports/split-name'
import { type LineContext, nameOf, type ReadLine, textOf } from './import-line.ts'
import { findMatchingCompanies } from './imports.queries.ts'
import { createPeopleRegister } from './people-register.ts'
import { addressOfSomebodyElse } from './person-lines.ts'

export type Ends = { organizationId: string; peopleId: string }

/** A line of a file of links, and whom and what it links; or why that is not known. */
export type LineWithEnds = ReadLine & { ends: Ends | { problem: string } }

type Values = ReadLine['values']

/** Whom a line names, as it writes it. */
export const personOf = (values: Values): string => textOf(values['person']) || nameOf(values) || textOf(values['mail'])

// An address in the column of the person is the person's address.
const identityOf = (values: Values): Values =>
  textOf(values['person']).includes('@') ? { ...values, person: undefined, mail: values['person'] } : values

// Somebody may be on record with a title, so it is left aside where nobody is found with it.
const withoutTitles = (values: Values): Values => {
  const [person, firstName, lastName] = ['person', 'firstName', 'lastName'].map((field) => textOf(values[field]))
  const whole = person || [firstName, lastName].filter(Boolean).join(' ')
  const plain = nameWithoutTitles(whole)
  if (plain === whole) return values
  return person ? { ...values, person: plain } : { ...values, person: plain, firstName: undefined, lastName: undefined }
}

const endsOf = (values: Values, companies: readonly string[], match: (line: Values) => MatchingPeople) => {
  if (companies.length === 0) return { problem: 'There is no such company.' }
  if (companies.length > 1) return { problem: severalFit('companies') }

  if (personOf(values) === '') return { problem: 'The line names no person.' }
  const person = identityOf(values)
  const asWritten = match(person)
  const { ids, addressOf } = asWritten.ids.length > 0 ? asWritten : match(withoutTitles(person))
  if (ids.length === 0 && addressOf.length > 0) return { problem: addressOfSomebodyElse(person['mail'], addressOf) }
  if (ids.length === 0) return { problem: 'There is no such person.' }
  return ids.length > 1
    ? { problem: severalFit('people') }
    : { organizationId: companies[0] ?? '', peopleId: ids[0] ?? '' }
}

/** Finds the person and the company of each of these lines (IMP-4). */
export const createEndsFinder = ({ tx, headings }: LineContext) => {
  const register = createPeopleRegister(tx, { hasMailColumn: headings.has('mail') })

  return async (batch: readonly ReadLine[]): Promise<LineWithEnds[]> => {
    const companies = await findMatchingCompanies(
      tx,
      batch.map(({ values }) => values),
    )
    const identities = batch.map(({ values }) => identityOf(values))
    const titled = identities.map(withoutTitles).filter((values, place) => values !== identities[place])
    await register.load([...identities, ...titled])
    return batch.map((line, place) => ({ ...line, ends: endsOf(line.values, companies[place] ?? [], register.match) }))
  }
}
