import type { CompanyType } from '../organizations/company-type.ts'
import { registerTable } from '../registers/register-texts.ts'
import { percentageText } from '../shared/percentage.ts'
import type { OfficerRow, RegisterName, ShareRow } from '../registers/registers.ts'
import { elidedDe } from '../shared/french-typography.ts'
import type { Language } from '../shared/language.ts'
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

export const representedBy = text('represented by', 'représenté(e) par')
export const dateLabel = text('Date:', 'Date :')

export const noEntries = text('No entries on this day.', 'Aucune inscription à cette date.')

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
}

const frenchOffices: Record<string, string> = {
  Director: 'Administrateur',
  Secretary: 'Secrétaire',
  'Nominee Director': 'Administrateur désigné',
}

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

const PERCENTAGES = ['Owns', 'Part']

const cellText = (cell: string | number | null, heading: string | undefined, language: Language): string => {
  if (typeof cell === 'number') return amountText(cell, language)
  if (cell === null) return ''
  return PERCENTAGES.includes(heading ?? '') ? percentageIn(language, cell) : cell
}

/** A register as a paper in this language prints it. */
export const registerTableIn = (
  language: Language,
  register: RegisterName,
  rows: readonly (OfficerRow | ShareRow)[],
): Table => {
  const table = registerTable(register, rows)
  const cells = table.rows.map((row) => row.map((cell, column) => cellText(cell, table.header[column], language)))
  if (language === 'en') return { header: table.header, rows: cells }

  const isOffice = table.header.map((heading) => heading === 'Office' || heading === 'Senior managing official')
  return {
    header: table.header.map((heading) => frenchHeadings[heading] ?? heading),
    rows: cells.map((row) => row.map((cell, column) => (isOffice[column] ? (frenchOffices[cell] ?? cell) : cell))),
  }
}
