import type { StatusMeanings } from './organizations/status.ts'
import { linkFieldTable } from '../links/link.ts'
import { organizationFieldTable } from '../organizations/organization-fields.ts'
import { orderFieldTable } from '../orders/order-fields.ts'
import { personFieldTable } from '../people/person-fields.ts'
import type { Fields } from '../shared/field.ts'
import { combineCells } from './combine-cells.ts'
import { headingGuesser } from './guess-columns.ts'
import type { ImportKindName } from './import-run.ts'
import { isImportable, readCell } from './read-cell.ts'
import { splitNameUnder } from './split-name.ts'
import { spreadsheetErrorProblem } from './spreadsheet-error.ts'
import { withOneName } from './one-name.ts'

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

const FULL_NAME =
  'name, whole name, display name, person, nom complet, nom et prenom, nom prenom, prenom et nom, prenom nom, nom prenoms'

const COMPANY_HEADINGS =
  'organization, organisation, company name, entity name, societe, nom de la societe, entreprise, raison sociale, denomination, denomination sociale'

const NUMBER_HEADINGS =
  'cro, cro no, company number, company no, registration number, registration no, registered number, immatriculation'

/** The fields of each kind that a file can fill, under their names in the API: what finds a record first, which some columns only do. */
export const fieldsOfKind: Record<ImportKindName, Fields> = {
  organizations: {
    ...importable({ name: companyName, cro, ...otherFields }),
    personInCharge: {
      kind: 'text',
      label: 'Person in charge',
      headings:
        'in charge, person responsible, responsible, account manager, assigned to, responsable, charge de dossier',
    },
  },
  people: {
    ...asInLists(importable(personFieldTable)),
    fullName: { kind: 'text', label: 'Full Name', headings: FULL_NAME },
  },
  links: {
    company: { kind: 'text', label: 'Company', headings: COMPANY_HEADINGS },
    cro: { kind: 'text', label: 'CRO Number', headings: `${NUMBER_HEADINGS}, number, numero` },
    person: {
      kind: 'text',
      label: 'Person',
      headings: `full name, personne, officer, officer name, director, director name, dirigeant, ${FULL_NAME}`,
    },
    ...asInLists({ firstName, lastName, mail, birth }),
    ...asInLists(importable(linkFieldTable)),
    /** the day on which somebody left office: a link stands for who is in office */
    ceased: {
      kind: 'day',
      label: 'Left office on',
      headings:
        'resigned, resigned on, resignation date, date resigned, date of resignation, ceased, ceased on, ceased date, date ceased, date of cessation, ' +
        'cessation date, left on, date de demission, date de cessation, demission, fin de mandat, date de fin',
    },
  },
  orders: {
    organization: { kind: 'text', label: 'Organization', headings: 'organisation' },
    cro: { kind: 'text', label: 'CRO Number', headings: NUMBER_HEADINGS },
    ...asInLists(importable(orderFieldTable)),
  },
}

/** The label of a field that a line fills. `productId` is found by the column `product`. */
export const importLabel = (kind: ImportKindName, field: string): string => {
  const fields = fieldsOfKind[kind]
  return (fields[field] ?? fields[field.replace(/Id$/, '')])?.label ?? field
}

const guessers = {
  organizations: headingGuesser(fieldsOfKind.organizations, /^(?:organi[sz]ation|company|account)\s+-\s+/i),
  people: headingGuesser(fieldsOfKind.people, /^(?:person|contact)\s+-\s+/i),
  links: headingGuesser(fieldsOfKind.links),
  orders: headingGuesser(fieldsOfKind.orders),
} satisfies Record<ImportKindName, unknown>

/** Whether a file of the kind can fill the field. */
export const isFieldOf = (kind: ImportKindName, field: string): boolean => Object.hasOwn(fieldsOfKind[kind], field)

/** The field that a heading most likely means in a file of the kind (IMP-2). */
export const guessFieldOf = (kind: ImportKindName, heading: string): string | undefined =>
  guessers[kind].guess(heading)?.field

/** The guesses for the columns of one file of the kind (IMP-2). */
export const guessesOf = (kind: ImportKindName, headings: readonly string[]) => guessers[kind].ofFile(headings)

/** Whether several columns that staff choose may fill a field, one after the other: those of an address. */
export const isJoinedField = (kind: ImportKindName, field: string): boolean =>
  fieldsOfKind[kind][field]?.combined === 'joined'

/** A cell of a line, and the field that its column fills. */
export type ImportCell = { heading: string; field: string; cell: string }

/** Reads the cells of a line as fields, without the blank ones. `problems` says what is wrong with cells that cannot be read. */
export const readImportCells = (
  fields: Fields,
  cells: readonly ImportCell[],
  statuses: StatusMeanings = new Map(),
): { values: Record<string, unknown>; problems: string[] } => {
  const values: Record<string, unknown> = {}
  const found: Record<string, unknown> = {}
  const problems: string[] = []

  for (const { heading, field: name, cell } of combineCells(fields, cells)) {
    const damage = spreadsheetErrorProblem(cell)
    if (damage !== undefined) {
      problems.push(`${heading}: ${damage}`)
      continue
    }
    if (name === 'fullName') {
      const { firstName: given, lastName: family } = splitNameUnder(heading, cell)
      Object.assign(found, { firstName: given, ...(family === '' ? { hasOneName: true } : { lastName: family }) })
      continue
    }
    const read = readCell(cell, fields[name], statuses)
    if ('problem' in read) problems.push(`${heading}: ${read.problem}`)
    else {
      if (read.value !== undefined) values[name] = read.value
      Object.assign(found, read.besides)
    }
  }
  for (const [name, { label, isRequired }] of Object.entries(fields))
    if (isRequired && values[name] === undefined) problems.push(`It has no ${label.toLowerCase()}.`)

  // What a cell says besides gives way to the field's own column.
  const all = { ...found, ...values }
  return { values: fields['hasOneName'] ? withOneName(all) : all, problems }
}
