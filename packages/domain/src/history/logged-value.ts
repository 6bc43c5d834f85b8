import { type FollowUpCode, followUpCatalogue } from '../follow-ups/catalogue.ts'
import { roleLabels as linkRoleLabels } from '../shared/link-roles.ts'
import { displayDate, isIsoDate } from '../shared/iso-date.ts'
import { codeText, type FieldKind } from '../shared/field.ts'
import { codeInWords } from '../shared/field-text.ts'
import { displayEuros } from '../shared/money.ts'
import { spacedWords } from './logged-fields.ts'

/** What a value needs besides itself to be put into words: the names behind ids and brands, and the kind of a follow-up. */
export type ValueContext = { nameOf: (id: string) => string | undefined; followUpCode?: FollowUpCode | undefined }

type Fields = Record<string, unknown>

const MASK = '••••'

// A public form has one role that a link does not have.
const roleLabels: Record<string, string> = { ...linkRoleLabels, nonExecutiveDirector: 'Non Executive Director' }

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

const plainText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return isIsoDate(value) || INSTANT.test(value) ? displayDate(value) : value
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''

  const parts = Object.values(value as Fields).map(plainText)
  return parts.filter(Boolean).join(' · ')
}

const listText = (value: unknown, textOf: (item: unknown) => string, separator = ', '): string =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean).join(separator)

const decodedName = (url: string): string => {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? url
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const fileName = (file: unknown): string =>
  typeof file === 'string' ? decodedName(file) : plainText((file as Fields | null)?.fileName)

const userName = (user: unknown, nameOf: ValueContext['nameOf']): string => {
  const { userId, userName: name } = typeof user === 'string' ? { userId: user, userName: undefined } : (user as Fields)
  return nameOf(String(userId)) ?? plainText(name ?? userId)
}

const payment = (row: unknown): string => {
  const { paidDate, nextPaidReminder } = row as Fields
  return `paid ${plainText(paidDate) || 'no date'}, next ${plainText(nextPaidReminder) || 'no date'}`
}

const rolesText = (roles: unknown): string => listText(roles ?? [], (role) => roleLabels[String(role)] ?? String(role))

// All that the form says of a person: a change of any part has to be seen.
const formPerson = (row: unknown): string => {
  const { firstName, lastName, roles, ...others } = row as Fields
  const roleTexts = rolesText(roles)
  const names = `${plainText(firstName)} ${plainText(lastName)}${roleTexts && ` (${roleTexts})`}`
  const parts = Object.entries(others).filter(([, value]) => Boolean(value) && plainText(value) !== '')
  return [
    names.trim(),
    ...parts.map(
      ([name, value]) =>
        `${spacedWords(name)}: ${name === 'personType' ? spacedWords(String(value)) : plainText(value)}`,
    ),
  ].join(' · ')
}

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ')

// Its number is masked as a PPS number is: the person's own page shows it, and that is recorded (AUD-3, AUD-4).
const identityDocument = (row: unknown): string => {
  const { type, number, expiresOn, noExpiry, issuedOn, certifiedBy, certifiedOn, url } = row as Fields
  return joined(
    [plainText(type), Boolean(plainText(number)) && MASK].filter(Boolean).join(' '),
    Boolean(issuedOn) && `issued ${plainText(issuedOn)}`,
    Boolean(expiresOn) && `expires ${plainText(expiresOn)}`,
    noExpiry === true && 'no expiry',
    Boolean(certifiedBy) && `certified by ${plainText(certifiedBy)}`,
    Boolean(certifiedOn) && `certified ${plainText(certifiedOn)}`,
    Boolean(url) && fileName(url),
  )
}

const NONE = 'None'

const directorship = (row: unknown): string => {
  const { name, appointed, ceased } = row as Fields
  return joined(plainText(name), periodText('appointed', appointed, ceased))
}

const periodText = (begun: string, from: unknown, ceased: unknown): string =>
  joined(Boolean(from) && `${begun} ${plainText(from)}`, Boolean(ceased) && `ceased ${plainText(ceased)}`)

const term = (row: unknown): string => {
  const { role, appointed, ceased } = row as Fields
  return joined(rolesText([role]), periodText('appointed', appointed, ceased))
}

const holding = (row: unknown): string => {
  const { class: shareClass, number, nominal, acquired, ceased } = row as Fields
  const value = typeof nominal === 'number' ? ` of €${nominal}` : ''
  return joined(`${plainText(number)} ${plainText(shareClass)}${value}`, periodText('acquired', acquired, ceased))
}

const control = (row: unknown): string => {
  const { ground, since, ceased } = row as Fields
  return joined(plainText(ground), periodText('since', since, ceased))
}

type ValueFormatter = (value: unknown, context: ValueContext) => string

const nameOrId: ValueFormatter = (id, { nameOf }) => nameOf(String(id)) ?? String(id)

const partyName = (party: unknown, context: ValueContext): string => {
  const { personId, organizationId } = party as Fields
  return nameOrId(personId ?? organizationId, context)
}

// Any other kind is plain text.
const formatters: Partial<Record<FieldKind, ValueFormatter>> = {
  euros: (euros) => (typeof euros === 'number' ? displayEuros(euros) : plainText(euros)),
  percentage: (percentage) => `${plainText(percentage)}%`,
  months: (months) => `${plainText(months)} months`,
  organization: nameOrId,
  person: nameOrId,
  product: nameOrId,
  subscription: nameOrId,
  orders: (ids, context) => listText(ids, (id) => nameOrId(id, context)),
  records: (ids, context) => listText(ids, (id) => nameOrId(id, context)),
  users: (users, { nameOf }) => listText(users, (user) => userName(user, nameOf)),
  files: (files) => listText(files, fileName),
  payments: (rows) => listText(rows, payment),
  formPeople: (people) => listText(people, formPerson, '; '),
  shareClass: nameOrId,
  shareParties: (parties, context) => listText(parties, (party) => partyName(party, context)),
  controls: (rows) => listText(rows, control, '; '),
  textOrNone: (value) => plainText(value) || NONE,
  directorships: (rows) => listText(rows, directorship, '; ') || NONE,
  identityDocuments: (documents) => listText(documents, identityDocument, '; '),
  terms: (terms) => listText(terms, term, '; '),
  holdings: (holdings) => listText(holdings, holding, '; '),
  signature: (signature) => plainText((signature as Fields | null)?.['user_name']),
  kind: (code) => followUpCatalogue[code as FollowUpCode]?.label ?? String(code),
  step: (step, { followUpCode }) =>
    (followUpCode && followUpCatalogue[followUpCode].steps[Number(step)]) ?? `Step ${plainText(step)}`,
  roles: rolesText,
  brand: nameOrId,
  code: codeInWords,
  choice: (code) => codeText(String(code)),
  status: (code) => codeText(String(code)),
}

// What was asked about is no empty value: the answer may be that there is none.
const answeredKinds: ReadonlySet<FieldKind> = new Set(['textOrNone', 'directorships'])

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * A logged value as people read it: days as dd/MM/yyyy, labels for codes, names for ids, files by name; null for an empty
 * one (HIST-3).
 */
export const loggedValueText = (kind: FieldKind, value: unknown, context: ValueContext): string | null =>
  (answeredKinds.has(kind) ? value === null || value === undefined : isEmpty(value))
    ? null
    : (formatters[kind] ?? plainText)(value, context) || null
