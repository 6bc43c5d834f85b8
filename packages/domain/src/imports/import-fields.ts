import { type LinkRole, roleLabels } from '../shared/link-roles.ts'
import { readDate } from './organizations/dates.ts'
import { isImportField } from './organizations/fields.ts'
import { guessField } from './organizations/headings.ts'
import { readPercentage } from '../shared/percentage.ts'
import { comparableText } from '../shared/fold-text.ts'
import { parseEuros } from '../shared/parse-euros.ts'
import type { ImportKindName } from './import-run.ts'
import { spreadsheetErrorProblem } from './spreadsheet-error.ts'
import { readYesOrNo } from './yes-or-no.ts'

type CellResult = { value: unknown } | { problem: string }
type Reader = (cell: string) => CellResult

const textCell: Reader = (cell) => ({ value: cell })

const dayCell: Reader = (cell) => {
  const day = readDate(cell)
  return day ? { value: day } : { problem: `"${cell}" is not a date. Dates are day first, as in 31/12/2024.` }
}

const yesOrNoCell: Reader = (cell) => {
  const value = readYesOrNo(cell)
  return value === undefined ? { problem: `"${cell}" is neither yes nor no.` } : { value }
}

const numberCell =
  (readOther: (cell: string) => number | undefined): Reader =>
  (cell) => {
    const value = /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : readOther(cell)
    return value === undefined ? { problem: `"${cell}" is not a number.` } : { value }
  }

/** An amount in euro: with a decimal point, perhaps with thousands commas, or as the screens read it (ORD-11). */
const eurosCell = numberCell((cell) => {
  const digits = cell.replace(/[€\s]/g, '').replace(/,(?=\d{3}(\D|$))/g, '')
  if (/^-?\d+(\.\d+)?$/.test(digits)) return Number(digits)
  const parsed = parseEuros(cell)
  return 'cents' in parsed ? parsed.cents / 100 : undefined
})

const percentageNumber = numberCell((cell) => {
  const percentage = readPercentage(cell)
  return Number.isNaN(percentage) ? undefined : percentage
})

/** A percentage as the screens read it: `33.3`, `33,3 %`. */
const percentageCell: Reader = (cell) => {
  const read = percentageNumber(cell)
  const isInRange = 'problem' in read || (Number(read.value) >= 0 && Number(read.value) <= 100)
  return isInRange ? read : { problem: 'From 0 to 100.' }
}

const roleNames = new Map(
  Object.entries(roleLabels).flatMap(([role, label]) => [
    [comparableText(role), role as LinkRole],
    [comparableText(label), role as LinkRole],
  ]),
)

const rolesCell: Reader = (cell) => {
  const names = cell.split(/[,;/]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  const unknown = names.find((name) => !roleNames.has(comparableText(name)))
  if (unknown !== undefined)
    return { problem: `"${unknown}" is not a role. Roles are ${Object.values(roleLabels).join(', ')}.` }
  return { value: [...new Set(names.map((name) => roleNames.get(comparableText(name))))] }
}

/** A field that a file can fill: its label, more headings that mean it, and how a cell is read. */
type Field = { label: string; headings?: string[]; read: Reader }

const personFields = {
  firstName: { label: 'First Name', headings: ['given name', 'forename', 'prenom'], read: textCell },
  lastName: { label: 'Last Name', headings: ['surname', 'family name', 'nom'], read: textCell },
  mail: { label: 'Email', headings: ['e-mail', 'email address', 'courriel'], read: textCell },
  birth: { label: 'Birth', headings: ['date of birth', 'birth date', 'dob'], read: dayCell },
} satisfies Record<string, Field>

/** The kinds that are imported line by line: all but organizations, which have their own fields (ORG-11). */
export type LineKind = Exclude<ImportKindName, 'organizations'>

/** The fields of each kind that is imported line by line. */
export const fieldsOfKind: Record<LineKind, Record<string, Field>> = {
  people: {
    ...personFields,
    phone: { label: 'Phone', headings: ['telephone', 'mobile'], read: textCell },
    nationality: { label: 'Nationality', read: textCell },
    vif: { label: 'VIF', read: yesOrNoCell },
    idPal: { label: 'IDPal', read: yesOrNoCell },
    pep: { label: 'PEP', read: yesOrNoCell },
    dateAml: { label: 'AML date', read: dayCell },
    ipn: { label: 'IPN', read: textCell },
    pps: { label: 'PPS', headings: ['pps number', 'ppsn'], read: textCell },
    addressStreet1: { label: 'Street', headings: ['address'], read: textCell },
    addressZip1: { label: 'Zip', headings: ['postcode', 'eircode'], read: textCell },
    addressCity1: { label: 'City', headings: ['town'], read: textCell },
    addressState1: { label: 'State', headings: ['county'], read: textCell },
    addressCountry1: { label: 'Country', read: textCell },
    companyForm: { label: 'Company form', read: textCell },
    comments: { label: 'Comments', headings: ['comment'], read: textCell },
  },
  links: {
    company: { label: 'Company', headings: ['organization', 'organisation', 'company name'], read: textCell },
    cro: { label: 'CRO Number', headings: ['cro', 'company number', 'number'], read: textCell },
    person: { label: 'Person', headings: ['full name', 'name'], read: textCell },
    ...personFields,
    roles: { label: 'Roles', headings: ['role'], read: rolesCell },
    beneficiaryPercentage: {
      label: '%',
      headings: ['percentage', 'percent', 'beneficiary percentage', 'share'],
      read: percentageCell,
    },
  },
  orders: {
    company: { label: 'Company', read: textCell },
    organization: { label: 'Organization', headings: ['organisation'], read: textCell },
    cro: { label: 'CRO Number', headings: ['cro', 'company number'], read: textCell },
    lastName: { label: 'Last name', headings: ['surname'], read: textCell },
    firstName: { label: 'First name', read: textCell },
    email: { label: 'Email', headings: ['e-mail', 'email address'], read: textCell },
    from: { label: 'Origin', headings: ['initiated by', 'brand'], read: textCell },
    product: { label: 'Product', read: textCell },
    totalAmountOrder: { label: 'Total amount', headings: ['total amount order'], read: eurosCell },
    amountDeposit: { label: 'Deposit', headings: ['amount deposit'], read: eurosCell },
    dateOrder: { label: 'Order date', headings: ['date order', 'date'], read: dayCell },
    paymentTypeDeposit: { label: 'Payment type (deposit)', read: textCell },
    amountBalanceToPaid: { label: 'Balance to pay', headings: ['amount balance to paid'], read: eurosCell },
    dateOfBalance: { label: 'Balance date', headings: ['date of balance'], read: dayCell },
    paymentTypeBalance: { label: 'Payment type (balance)', read: textCell },
    paidTotaly: { label: 'Paid totally', read: yesOrNoCell },
    balancePaid: { label: 'Balance paid', read: yesOrNoCell },
    totalPaid: { label: 'Total paid', read: eurosCell },
    withVat: { label: 'With VAT', read: yesOrNoCell },
    noVat: { label: 'No VAT', read: yesOrNoCell },
    vatNumber: { label: 'VAT number', read: textCell },
    toInvoice: { label: 'To invoice', read: textCell },
    comment: { label: 'Comments', headings: ['comment'], read: textCell },
  },
}

/** The label of a field that a line fills. `productId` is found by the column `product`. */
export const importLabel = (kind: LineKind, field: string): string => {
  const fields = fieldsOfKind[kind]
  return (fields[field] ?? fields[field.replace(/Id$/, '')])?.label ?? field
}

// The percent sign is a heading of its own.
const normalizeHeading = (heading: string) => comparableText(heading.replaceAll('%', 'percent'))

/** The field that a heading means: its name, its label, or one of its other headings. */
const guessImportField = (fields: Record<string, Field>, heading: string): string | undefined =>
  Object.entries(fields).find(([name, { label, headings = [] }]) =>
    [name, label, ...headings].some((known) => normalizeHeading(known) === normalizeHeading(heading)),
  )?.[0]

/** Whether a file of the kind can fill the field. */
export const isFieldOf = (kind: ImportKindName, field: string): boolean =>
  kind === 'organizations' ? isImportField(field) : Object.hasOwn(fieldsOfKind[kind], field)

/** The field that a heading most likely means in a file of the kind (IMP-2). */
export const guessFieldOf = (kind: ImportKindName, heading: string): string | undefined =>
  kind === 'organizations' ? guessField(heading) : guessImportField(fieldsOfKind[kind], heading)

const readCell = (field: Field | undefined, cell: string): CellResult | undefined => {
  const problem = spreadsheetErrorProblem(cell)
  return problem === undefined ? field?.read(cell) : { problem }
}

/** Reads the cells of a line as fields, without the blank ones. `problems` says what is wrong with cells that cannot be read. */
export const readImportCells = (
  fields: Record<string, Field>,
  cells: { heading: string; field: string; cell: string }[],
): { values: Record<string, unknown>; problems: string[] } => {
  const values: Record<string, unknown> = {}
  const problems: string[] = []

  for (const { heading, field, cell } of cells) {
    const read = cell.trim() === '' ? undefined : readCell(fields[field], cell.trim())
    if (read && 'problem' in read) problems.push(`${heading}: ${read.problem}`)
    else if (read) values[field] = read.value
  }
  return { values, problems }
}
