import { severalFit } from '@registrar/domain/imports/import-run'
import { newLink, percentageFor } from '@registrar/domain/links/link'
import { type LinkRole, roleLabels } from '@registrar/domain/shared/link-roles'
import { plainMessage } from '@registrar/domain/shared/plain-message'
import { createLink, findLink, updateLink } from '#features/links'
import {
  differingFields,
  type LineContext,
  type LineOutcome,
  type LinesWriter,
  nameOf,
  problemsOf,
  type ReadLine,
  refused,
  textOf,
  updatedOrSkipped,
  writeEach,
} from './import-line.ts'
import { findMatchingCompanies } from './imports.queries.ts'
import { findMatchingPeople } from './matching-people.queries.ts'
import { addressOfSomebodyElse } from './person-lines.ts'

type Ends = { organizationId: string; peopleId: string }

/** What the lines of a file say of a link; a blank cell says nothing (IMP-3). */
type GivenFields = { roles?: LinkRole[] | undefined; percentage?: number | undefined }

const personOf = (values: Record<string, unknown>): string =>
  textOf(values['person']) || nameOf(values) || textOf(values['mail'])

const findEnds = async (
  values: Record<string, unknown>,
  { tx, headings }: LineContext,
): Promise<Ends | { problem: string }> => {
  const companies = await findMatchingCompanies(tx, values)
  if (companies.length === 0) return { problem: 'There is no such company.' }
  if (companies.length > 1) return { problem: severalFit('companies') }

  if (personOf(values) === '') return { problem: 'The line names no person.' }
  const isEmail = textOf(values['person']).includes('@')
  const person = isEmail ? { ...values, person: undefined, mail: values['person'] } : values
  const { ids, addressOf } = await findMatchingPeople(tx, person, headings.has('mail'))
  if (ids.length === 0 && addressOf.length > 0) return { problem: addressOfSomebodyElse(person['mail'], addressOf) }
  if (ids.length === 0) return { problem: 'There is no such person.' }
  return ids.length > 1
    ? { problem: severalFit('people') }
    : { organizationId: companies[0] ?? '', peopleId: ids[0] ?? '' }
}

/** All roles that several lines give to one link, and the last percentage (IMP-4). */
const unite = (lines: readonly ReadLine[]): GivenFields => {
  const roles = lines.flatMap(({ values }) => (values['roles'] as LinkRole[] | undefined) ?? [])
  const percentage = lines.findLast(({ values }) => values['beneficiaryPercentage'] !== undefined)?.values
  return {
    ...(roles.length > 0 && { roles: [...new Set(roles)] }),
    percentage: percentage?.['beneficiaryPercentage'] as number | undefined,
  }
}

const endedRoles = (before: readonly LinkRole[], after: readonly LinkRole[]): string[] => {
  const ended = before.filter((role) => !after.includes(role)).map((role) => roleLabels[role])
  return ended.length === 0 ? [] : [`Roles that end, because the file does not name them: ${ended.join(', ')}.`]
}

const writeLink = async (
  name: string,
  ends: Ends,
  given: GivenFields,
  { tx, session, today }: LineContext,
): Promise<LineOutcome> => {
  const known = await tx
    .selectFrom('living_links')
    .select('id')
    .where('organization_id', '=', ends.organizationId)
    .where('person_id', '=', ends.peopleId)
    .executeTakeFirst()
  const link = known && (await findLink(tx, 'link', known.id, today))
  const roles = given.roles ?? link?.roles ?? []
  // What is not sent stays as it is stored: a blank cell empties nothing, also not the percentage of a past shareholder.
  const sent = {
    roles,
    ...(given.percentage !== undefined && { beneficiaryPercentage: percentageFor(roles, given.percentage) }),
  }
  const checked = newLink.safeParse({ ...ends, ...sent }, { error: plainMessage })
  if (!checked.success) return refused(name, problemsOf('links', checked.error))

  if (!link) {
    await createLink(tx, checked.data, session, today)
    return { outcome: 'made', name, reason: '' }
  }

  const changed = differingFields({ ...link, roles: link.roles.toSorted() }, { ...sent, roles: roles.toSorted() })
  if (changed.length > 0) await updateLink(tx, 'link', link._id, sent, session, today)
  const { outcome, reason } = updatedOrSkipped('links', name, changed)
  return { outcome, name, reason: [reason, ...endedRoles(link.roles, roles)].join(' ') }
}

/**
 * Writes the lines of a file of links. The lines about one link are united first, so that none of them ends a role that
 * another one gives (IMP-4).
 */
export const writeLinks: LinesWriter = async (lines, context) => {
  const { progress } = context
  const found: (ReadLine & { ends: Ends | { problem: string } })[] = []

  progress.step('Comparing', lines.length)
  for (const line of lines) {
    found.push({ ...line, ends: await findEnds(line.values, context) })
    progress.advance(1)
  }
  const linesOfLinks = Map.groupBy(found, ({ ends }) => JSON.stringify(ends))

  return writeEach(found, progress, async ({ ends, values }) => {
    const name = `${personOf(values)}, ${textOf(values['company'] ?? values['cro'])}`
    if ('problem' in ends) return refused(name, ends.problem)

    return writeLink(name, ends, unite(linesOfLinks.get(JSON.stringify(ends)) ?? []), context)
  })
}
