import type { StatusMeanings } from './organizations/status.ts'
import { linkFieldTable } from '../links/link.ts'
import { organizationFieldTable } from '../organizations/organization-fields.ts'
import { orderFieldTable } from '../orders/order-fields.ts'
import { personFieldTable } from '../people/person-fields.ts'
import { cleanLines } from '../shared/clean-text.ts'
import type { Fields } from '../shared/field.ts'
import { comparableText } from '../shared/fold-text.ts'
import type { ImportKindName } from './import-run.ts'
import { isImportable, readCell } from './read-cell.ts'

const importable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isImportable(field)))

// A file still may use the other label.
const asInLists = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label, listLabel = label, ...field }]) => [
      name,
      { ...field, label: listLabel, listLabel: label },
    ]),
  )

const { name: companyName, cro, ...otherFields } = organizationFieldTable
const { firstName, lastName, mail, birth } = personFieldTable

/** The fields of each kind that a file can fill, under their names in the API: what finds a record first, which some columns only do. */
export const fieldsOfKind: Record<ImportKindName, Fields> = {
  organizations: importable({ name: companyName, cro, ...otherFields }),
  people: asInLists(importable(personFieldTable)),
  links: {
    company: { kind: 'text', label: 'Company', headings: 'organization, organisation, company name' },
    cro: { kind: 'text', label: 'CRO Number', headings: 'cro, company number, number' },
    person: { kind: 'text', label: 'Person', headings: 'full name, name' },
    ...asInLists({ firstName, lastName, mail, birth }),
    ...asInLists(importable(linkFieldTable)),
  },
  orders: {
    organization: { kind: 'text', label: 'Organization', headings: 'organisation' },
    cro: { kind: 'text', label: 'CRO Number', headings: 'cro, company number' },
    ...asInLists(importable(orderFieldTable)),
  },
}

/** The label of a field that a line fills. `productId` is found by the column `product`. */
export const importLabel = (kind: ImportKindName, field: string): string => {
  const fields = fieldsOfKind[kind]
  return (fields[field] ?? fields[field.replace(/Id$/, '')])?.label ?? field
}

// The percent sign is a heading of its own.
const normalizeHeading = (heading: string) => comparableText(heading.replaceAll('%', 'percent'))

// A heading that is declared comes before a label, and a label before a name: a column 'Status' has the creation status.
const fieldByHeading = (fields: Fields): ReadonlyMap<string, string> => {
  const all = Object.entries(fields)
  const known = [
    ...all.map(([name]) => [name, name] as const),
    ...all.flatMap(([name, { label, listLabel = label }]) => [[label, name] as const, [listLabel, name] as const]),
    ...all.flatMap(([name, { headings }]) => headings?.split(', ').map((heading) => [heading, name] as const) ?? []),
  ]
  return new Map(known.map(([heading, name]) => [normalizeHeading(heading), name] as const))
}

const knownHeadings = {
  organizations: fieldByHeading(fieldsOfKind.organizations),
  people: fieldByHeading(fieldsOfKind.people),
  links: fieldByHeading(fieldsOfKind.links),
  orders: fieldByHeading(fieldsOfKind.orders),
} satisfies Record<ImportKindName, unknown>

/** Whether a file of the kind can fill the field. */
export const isFieldOf = (kind: ImportKindName, field: string): boolean => Object.hasOwn(fieldsOfKind[kind], field)

/**
 * The field that a heading most likely means in a file of the kind, in English or French: its name, a label, or another heading
 * (IMP-2). Case, accents and punctuation do not matter.
 */
export const guessFieldOf = (kind: ImportKindName, heading: string): string | undefined =>
  knownHeadings[kind].get(normalizeHeading(heading))

/** A cell of a line, and the field that its column fills. */
export type ImportCell = { heading: string; field: string; cell: string }

/** Reads the cells of a line as fields, without the blank ones. `problems` says what is wrong with cells that cannot be read. */
export const readImportCells = (
  fields: Fields,
  cells: readonly ImportCell[],
  statuses: StatusMeanings = new Map(),
): { values: Record<string, unknown>; problems: string[] } => {
  const values: Record<string, unknown> = {}
  const problems: string[] = []

  for (const { heading, field: name, cell } of cells) {
    const cleaned = cleanLines(cell).trim()
    if (cleaned === '') continue

    const read = readCell(cleaned, fields[name], statuses)
    if ('problem' in read) problems.push(`${heading}: ${read.problem}`)
    else values[name] = read.value
  }
  for (const [name, { label, isRequired }] of Object.entries(fields))
    if (isRequired && values[name] === undefined) problems.push(`It has no ${label.toLowerCase()}.`)

  return { values, problems }
}
