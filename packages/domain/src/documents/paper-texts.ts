import type { CompanyType } from '../organizations/company-type.ts'
import { type MissingFacts, missingText, type RegisterFact } from '../registers/missing-facts.ts'
import type { OwnerNature } from '../registers/owners-register.ts'
import { registerTable, type TableOptions, type TableRow } from '../registers/register-table.ts'
import { percentageText } from '../shared/percentage.ts'
import type { RegisterName } from '../registers/registers.ts'
import { elidedDe } from '../shared/french-typography.ts'
import type { Language } from '../shared/language.ts'
import { nationalityIn } from './nationality-texts.ts'
import type { Texts } from './paper-fields.ts'
import { amountText } from './amount-text.ts'
import { text } from './shared-blocks.ts'

export const companyTypeTexts: Record<CompanyType, Texts> = {
  LTD: text('private company limited by shares (LTD)', 'société privée à responsabilité limitée par actions (LTD)'),
  DAC: text('designated activity company (DAC)', 'société à objet défini (DAC)'),
  PLC: text('public limited company (PLC)', 'société anonyme (PLC)'),
  CLG: text('company limited by guarantee (CLG)', 'société limitée par garantie (CLG)'),
  UC: text('unlimited company (UC)', 'société à responsabilité illimitée (UC)'),
  BRANCH: text('branch', 'succursale'),
}

export const serviceTexts = {
  hasDomiciliation: text('registered office address', 'domiciliation'),
  hasSecretaryCompany: text('company secretary', 'secrétariat de la société'),
  hasAnonymousShareholder: text('nominee shareholder', 'actionnaire prête-nom'),
}

/** Printed in place of a missing value: a line to write on. */
export const BLANK = '____________________'
/** The same in a cell of a table, where there is less room. */
export const BLANK_CELL = '________'

export const representedBy = text('represented by', 'représenté(e) par')
export const dateLabel = text('Date:', 'Date :')

export const noEntries = text('No entries on this day.', 'Aucune inscription à cette date.')

/** Stands above what a register lacks. */
export const notOnRecord = text('Not on record:', 'Ne figure pas au registre :')

const frenchHeadings: Record<string, string> = {
  Name: 'Nom',
  Office: 'Fonction',
  'Senior managing official': 'Dirigeant principal',
  Appointed: 'Nomination',
  Ceased: 'Cessation',
  Owns: 'Détient',
  Since: 'Depuis',
  Class: 'Catégorie',
  Shares: 'Actions',
  Part: 'Part',
  Acquired: 'Acquisition',
  Entered: 'Inscription',
  Numbers: 'Numéros',
  Paid: 'Libéré',
  Address: 'Adresse',
  'Entered on': 'Inscrit le',
  Interest: 'Intérêt',
  Company: 'Société',
  Nature: 'Nature',
  Born: 'Naissance',
  Nationality: 'Nationalité',
  Occupation: 'Profession',
  'Former names': 'Anciens noms',
  'Other directorships': 'Autres mandats d’administrateur',
  Register: 'Registre',
  'Registered number': 'Numéro d’immatriculation',
}

const frenchOffices: Record<string, string> = {
  Director: 'Administrateur',
  Secretary: 'Secrétaire',
}

const frenchFacts: Record<RegisterFact, string> = {
  birth: 'date de naissance',
  nationality: 'nationalité',
  occupation: 'profession',
  formerNames: 'anciens noms (ou aucun)',
  address: 'adresse',
  otherDirectorships: 'autres mandats d’administrateur (ou aucun)',
  registerName: 'registre dans lequel elle est inscrite',
  registeredNumber: 'numéro d’immatriculation',
  class: 'catégorie d’actions',
  number: 'nombre d’actions',
  paid: 'montant libéré sur les actions',
  numbers: 'numéros des actions',
  entered: 'date d’inscription',
  beneficialOwner: 'qui se trouve derrière elle',
  shares: 'qui détient toutes ses actions',
  person: 'la personne concernée',
  officers: 'ses administrateurs et son secrétaire',
  members: 'ses actionnaires',
}

/** What a register lacks of somebody, in a line. */
export const missingTextIn = (language: Language, { name, fields }: Pick<MissingFacts, 'name' | 'fields'>): string =>
  language === 'en'
    ? missingText({ name, fields })
    : `${name}\u00A0: ${fields.map((field) => frenchFacts[field]).join(', ')}`

type Table = { header: string[]; rows: string[][] }

const percentageIn = (language: Language, percentage: string) =>
  language === 'fr' ? percentage.replace('.', ',').replace('%', '\u00A0%') : percentage

/** The note about a company whose shares do not make 100. */
export const gapText = ({ name, missing }: { name: string; missing: number }, language: Language): string => {
  const part = percentageIn(language, percentageText(Math.abs(missing)))
  if (language === 'fr')
    return missing > 0
      ? `Le détenteur de ${part} ${elidedDe(name, name)} n’est pas connu.`
      : `Les actions ${elidedDe(name, name)} dépassent 100\u00A0% de ${part}.`
  return missing > 0 ? `${part} of ${name} is not known.` : `The shares of ${name} add up to ${part} too much.`
}

/** What was done to find the owners of a company before its directors are entered in their place, up to a day (OWN-17). */
export type OwnerSteps = { steps: string; on: string | null }

/** The steps taken to find the owners as a paper prints them; null where nobody has recorded any. */
export const ownerStepsText = (
  found: OwnerSteps | null,
  language: Language,
  dayIn: (day: string) => string,
): string => {
  const day = found?.on ? dayIn(found.on) : ''
  if (language === 'fr')
    return found
      ? `Démarches entreprises pour identifier les bénéficiaires${day && `, jusqu’au ${day}`}\u00A0: ${found.steps}`
      : 'Les démarches entreprises pour identifier les bénéficiaires, avant l’inscription des administrateurs à leur place, ne sont pas consignées (S.I. 110/2019, reg. 5).'
  return found
    ? `Steps taken to find the owners${day && `, up to ${day}`}: ${found.steps}`
    : 'The steps taken to find the owners, before the directors are entered in their place, are not recorded (S.I. 110/2019, reg. 5).'
}

const PERCENTAGES = ['Owns', 'Part']

/** A class of shares in a language: 'Ordinary' is the usual name of one, the others are names that staff gave. */
export const classText = (shareClass: string, language: Language): string =>
  language === 'fr' && /^ordinary( shares?)?$/i.test(shareClass) ? 'ordinaire' : shareClass

const cellText = (cell: string | number | null, heading: string | undefined, language: Language): string => {
  if (typeof cell === 'number') return amountText(cell, language)
  if (cell === null) return ''
  if (heading === 'Class') return classText(cell, language)
  if (heading === 'Nationality') return nationalityIn(cell, language)
  if (heading === 'Numbers') return cell.replaceAll(/\d+/g, (number) => amountText(Number(number), language))
  return PERCENTAGES.includes(heading ?? '') ? percentageIn(language, cell) : cell
}

const frenchGrounds = { shares: 'des actions', votes: 'des voix', chain: 'des actions, par une chaîne de sociétés' }

const frenchNature = ({ grounds, percentage, votes, control }: OwnerNature): string =>
  grounds
    .map((ground) => {
      if (ground === 'control') return ['Contrôle', control.join(', ')].filter(Boolean).join('\u00A0: ')
      const part = percentageText(ground === 'votes' ? votes : percentage)
      return `${percentageIn('fr', part)} ${frenchGrounds[ground]}`
    })
    .join(' ; ')

const inFrench = (row: TableRow): TableRow => {
  if ('grounds' in row) return { ...row, nature: frenchNature(row) }
  if ('heldBy' in row && row.heldBy) return { ...row, description: `détenues par ${row.heldBy} comme prête-nom` }
  return 'jointNames' in row && row.jointNames ? { ...row, name: row.jointNames.join(' et ') } : row
}

// The days of another directorship and of a former address, as `registerTable` writes them.
const DAY = String.raw`(\d{2}/\d{2}/\d{4})`
const frenchDays: readonly [RegExp, string][] = [
  [new RegExp(String.raw`\(from ${DAY} to ${DAY}\)`, 'g'), '(du $1 au $2)'],
  [new RegExp(String.raw`\(from ${DAY}\)`, 'g'), '(depuis le $1)'],
  [new RegExp(String.raw`\(to ${DAY}\)`, 'g'), '(jusqu’au $1)'],
  [new RegExp(`until ${DAY}: `, 'g'), 'jusqu’au $1\u00A0: '],
]
const inFrenchDays = (cell: string): string =>
  frenchDays.reduce((told, [english, french]) => told.replaceAll(english, french), cell)

const NONE_HEADINGS = ['Former names', 'Other directorships']
const WITH_DAYS = ['Address', 'Other directorships']

const frenchCell = (cell: string, heading: string | undefined): string => {
  if (heading === 'Office' || heading === 'Senior managing official') return frenchOffices[cell] ?? cell
  if (heading === 'Numbers') return cell.replaceAll(' to ', ' à ')
  if (NONE_HEADINGS.includes(heading ?? '') && cell === 'None') return 'Aucun'
  return WITH_DAYS.includes(heading ?? '') ? inFrenchDays(cell) : cell
}

/** A register as a paper in this language prints it. */
export const registerTableIn = (
  language: Language,
  register: RegisterName,
  rows: readonly TableRow[],
  options: TableOptions = {},
): Table => {
  const table = registerTable(register, language === 'fr' ? rows.map(inFrench) : rows, options)
  const cells = table.rows.map((row) => row.map((cell, column) => cellText(cell, table.header[column], language)))
  if (language === 'en') return { header: table.header, rows: cells }

  return {
    header: table.header.map((heading) => frenchHeadings[heading] ?? heading),
    rows: cells.map((row) => row.map((cell, column) => frenchCell(cell, table.header[column]))),
  }
}
