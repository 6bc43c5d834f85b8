import { importLabel, type LineKind } from '@registrar/domain/imports/import-fields'
import { newLink, percentageFor } from '@registrar/domain/links/link'
import type { LinkRole } from '@registrar/domain/links/link-roles'
import { newOrder } from '@registrar/domain/orders/new-order'
import { newPerson } from '@registrar/domain/people/person'
import { comparableText } from '@registrar/domain/shared/fold-text'
import { plainMessage } from '@registrar/domain/shared/plain-message'
import { createLink, findLink, updateLink } from '#features/links'
import { createOrder, findOrder } from '#features/orders'
import { createPerson, findPerson, updatePerson } from '#features/people'
import type { Config } from '#platform/config'
import {
  differingFields,
  type LineContext,
  type LineWriter,
  refused,
  ALREADY_THERE,
  updatedOrSkipped,
} from './import-line.ts'
import { findFittingOrders, findMatchingCompanies, findMatchingPeople, findNamelessPeople } from './imports.queries.ts'

const problemsOf = (kind: LineKind, error: { issues: { path: PropertyKey[]; message: string }[] }): string =>
  error.issues.map(({ path, message }) => `${importLabel(kind, String(path[0]))}: ${message}`).join(' ')

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const nameOf = (values: Record<string, unknown>): string =>
  [values['firstName'], values['lastName']].map(textOf).filter(Boolean).join(' ')

const ambiguous = (what: string) => `Several ${what} fit. Add a column that tells them apart.`

const writePerson: LineWriter = async (values, { tx, session, fields }) => {
  const name = nameOf(values) || textOf(values['mail'])
  const matches = await (name === '' ? findNamelessPeople(tx) : findMatchingPeople(tx, values, fields.has('mail')))
  const people = await Promise.all(matches.map((id) => findPerson(tx, id)))

  if (people.some((person) => differingFields(person, values).length === 0)) return updatedOrSkipped('people', name, [])
  // A line without a name and an email address never changes a person.
  const [person, other] = name === '' ? [] : people
  if (other) return refused(name, ambiguous('people'))

  if (person) {
    const changed = differingFields(person, values)
    await updatePerson(tx, person._id, Object.fromEntries(changed.map((field) => [field, values[field]])), session)
    return updatedOrSkipped('people', name, changed)
  }

  const checked = newPerson.safeParse({ firstName: '', lastName: '', ...values }, { error: plainMessage })
  if (!checked.success) return refused(name, problemsOf('people', checked.error))

  await createPerson(tx, checked.data, session)
  return { outcome: 'made', name, reason: '' }
}

const personOf = (values: Record<string, unknown>): string =>
  textOf(values['person']) || nameOf(values) || textOf(values['mail'])

const findEnds = async (values: Record<string, unknown>, { tx, fields }: LineContext) => {
  const [cro, company] = [values['cro'] as string | undefined, values['company'] as string | undefined]
  const named = cro || company ? await findMatchingCompanies(tx, { cro, name: company }) : []
  const companies = named.length === 0 && company && !cro ? await findMatchingCompanies(tx, { cro: company }) : named
  if (companies.length === 0) return { problem: 'There is no such company.' }
  if (companies.length > 1) return { problem: ambiguous('companies') }

  if (personOf(values) === '') return { problem: 'The line names no person.' }
  const isEmail = textOf(values['person']).includes('@')
  const people = await findMatchingPeople(tx, isEmail ? { mail: values['person'] } : values, fields.has('mail'))
  if (people.length === 0) return { problem: 'There is no such person.' }
  return people.length > 1
    ? { problem: ambiguous('people') }
    : { organizationId: companies[0]?.id ?? '', peopleId: people[0] ?? '' }
}

const writeLink: LineWriter = async (values, context) => {
  const { tx, session, today, rolesOfLinks } = context
  const name = `${personOf(values)}, ${textOf(values['company'] ?? values['cro'])}`
  const ends = await findEnds(values, context)
  if ('problem' in ends) return refused(name, ends.problem ?? '')

  const known = await tx
    .selectFrom('links')
    .select('id')
    .where('organization_id', '=', ends.organizationId)
    .where('person_id', '=', ends.peopleId)
    .executeTakeFirst()
  const link = known && (await findLink(tx, known.id, today))
  const givenRoles = values['roles'] as LinkRole[] | undefined
  const earlierRoles = (link && rolesOfLinks.get(link._id)) ?? []
  // A blank cell empties nothing (IMP-3).
  const roles = givenRoles ? [...new Set([...earlierRoles, ...givenRoles])] : (link?.roles ?? [])
  const percentage = values['beneficiaryPercentage'] ?? link?.beneficiaryPercentage ?? 0
  const sent = { roles, beneficiaryPercentage: percentageFor(roles, Number(percentage)) }
  const checked = newLink.safeParse({ ...ends, ...sent }, { error: plainMessage })
  if (!checked.success) return refused(name, problemsOf('links', checked.error))

  if (!link) {
    const id = await createLink(tx, checked.data, session, today)
    rolesOfLinks.set(id, roles)
    return { outcome: 'made', name, reason: '' }
  }

  const changed = differingFields({ ...link, roles: link.roles.toSorted() }, { ...sent, roles: roles.toSorted() })
  if (changed.length > 0) await updateLink(tx, link._id, sent, session, today)
  if (givenRoles) rolesOfLinks.set(link._id, roles)
  return updatedOrSkipped('links', name, changed)
}

const brandOf = ({ brands }: Config, name: unknown): unknown => {
  const found = Object.entries(brands).find(([code, label]) =>
    [code, label].some((known) => comparableText(known) === comparableText(String(name))),
  )
  return found?.[0] ?? name
}

const writeOrder: LineWriter = async ({ organization, ...values }, { tx, session, config }) => {
  if (values['from'] !== undefined) values['from'] = brandOf(config, values['from'])
  const name = textOf(values['company'] ?? organization) || nameOf(values)
  const compared = { ...values, ...(organization !== undefined && { organizationName: organization }) }

  for (const id of await findFittingOrders(tx, { ...values, organization }))
    if (differingFields(await findOrder(tx, id), compared).length === 0)
      return { outcome: 'skipped', name, reason: ALREADY_THERE }

  const companies = organization === undefined ? [] : await findMatchingCompanies(tx, { name: textOf(organization) })
  if (organization !== undefined && companies.length === 0) return refused(name, 'There is no such organization.')
  if (companies.length > 1) return refused(name, ambiguous('organizations'))

  const sent = companies[0] ? { ...values, organizationId: companies[0].id } : { ...values, newOrganization: true }
  const checked = newOrder.safeParse({ totalPaid: 0, ...sent }, { error: plainMessage })
  if (!checked.success) return refused(name, problemsOf('orders', checked.error))

  await createOrder(tx, checked.data, session)
  return { outcome: 'made', name, reason: '' }
}

/** How a line of each kind is written (IMP-4). Organizations are imported all at once (ORG-11). */
export const lineWriters: Record<LineKind, LineWriter> = {
  people: writePerson,
  links: writeLink,
  orders: writeOrder,
}
