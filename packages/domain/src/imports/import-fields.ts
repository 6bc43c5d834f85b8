import type { StatusMeanings } from './organizations/status.ts'
import { linkFieldTable } from '../links/link.ts'
import { organizationFieldTable } from '../organizations/organization-fields.ts'
import { orderFieldTable } from '../orders/order-fields.ts'
import { personFieldTable } from '../people/person-fields.ts'
import { mailProblem } from '../shared/email-address.ts'
import type { Fields } from '../shared/field.ts'
import { combineCells, leftOutOf } from './combine-cells.ts'
import { EXPLANATION, headingGuesser } from './guess-columns.ts'
import type { ImportKindName } from './import-run.ts'
import { isImportable, readCell, readRole } from './read-cell.ts'
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
  'name, whole name, display name, person, contact name, contact person, name and surname, name surname, first and last name, ' +
  'first name last name, last name first name, forename surname, surname first name, surname forename, nom complet, nom et prenom, nom prenom, ' +
  'prenom et nom, prenom nom, nom prenoms, vor- und nachname, vorname nachname, nachname vorname, nombre completo, nombre y apellidos, ' +
  'apellidos y nombre, nome completo, nome e cognome, nome cognome, cognome e nome, cognome nome, ainm iomlan, ainm agus sloinne'

const COMPANY_HEADINGS =
  'organization, organisation, company name, entity name, societe, nom de la societe, entreprise, raison sociale, denomination, denomination sociale, ' +
  'entity, firma, unternehmen, gesellschaft, empresa, sociedad, razon social, azienda, societa, ragione sociale, cuideachta, comhlacht'

const NUMBER_HEADINGS =
  'cro, cro no, company number, company no, company num, registration number, registration no, registered number, company registration number, ' +
  'reg no, reg number, crn, immatriculation, handelsregisternummer, numero de registro, numero di registrazione, uimhir cro'

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
    /** whether somebody is in office, in words or crosses */
    officeStatus: {
      kind: 'text',
      label: 'In office',
      headings:
        'status, officer status, appointment status, current, active, statut, etat, en fonction, estado, stato, stadas',
    },
  },
  orders: {
    organization: { kind: 'text', label: 'Organization', headings: 'organisation' },
    cro: { kind: 'text', label: 'CRO Number', headings: NUMBER_HEADINGS },
    ...asInLists(importable(orderFieldTable)),
    /** these three are not kept: they say which lines are no orders */
    orderStatus: {
      kind: 'text',
      label: 'Order status',
      headings: 'status, invoice status, payment status, statut, statut de la commande, etat, estado, stato, stadas',
    },
    currency: {
      kind: 'text',
      label: 'Currency',
      headings: 'order currency, currency code, devise, monnaie, wahrung, moneda, divisa, valuta, airgeadra',
    },
    orderNumber: {
      kind: 'text',
      label: 'Order number',
      headings:
        'order id, order no, invoice number, invoice no, numero de commande, no de commande, numero de facture, bestellnummer, ' +
        'auftragsnummer, rechnungsnummer, numero de pedido, numero ordine',
    },
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
type ImportCell = { heading: string; field: string; cell: string }

// A column of people may be called by their role: 'Director', 'Secretary name', 'Gérant'. It says nothing of their other roles.
const rolesUnder = (heading: string): Record<string, unknown> => {
  const role = readRole(heading.replace(EXPLANATION, '').replace(/\s+names?$/i, ''))
  return role ? { addedRoles: [role] } : {}
}

// Such a text is kept, and nothing can be sent to it.
const unreadableMails = (fields: Fields, values: Readonly<Record<string, unknown>>): string[] =>
  ['mail', 'email'].flatMap((name) => {
    const [value, label] = [values[name], fields[name]?.label]
    const problem = typeof value === 'string' && value !== '' ? mailProblem(value) : null
    return problem === null || label === undefined ? [] : [`${label}: ${problem}`]
  })

/**
 * Reads the cells of a line as fields, without the blank ones. `problems` says what is wrong with cells that cannot be read, `remarks`
 * what is left out, and which email address nobody can write to.
 */
export const readImportCells = (
  fields: Fields,
  cells: readonly ImportCell[],
  statuses: StatusMeanings = new Map(),
): { values: Record<string, unknown>; problems: string[]; remarks?: string[] } => {
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
    if (name === 'person') Object.assign(found, rolesUnder(heading))
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
  const all: Record<string, unknown> = { ...found, ...values }
  if (all['roles'] !== undefined) delete all['addedRoles']
  const remarks = [...leftOutOf(fields, cells), ...unreadableMails(fields, all)]
  return { values: fields['hasOneName'] ? withOneName(all) : all, problems, ...(remarks.length > 0 && { remarks }) }
}
