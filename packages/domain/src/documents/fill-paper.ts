import type { MissingFacts } from '../registers/missing-facts.ts'
import type { TableRow } from '../registers/register-table.ts'
import type { RegisterName } from '../registers/registers.ts'
import { capitalised } from '../shared/capitalised.ts'
import { elidedDe, frenchTypography } from '../shared/french-typography.ts'
import { dayInWords } from '../shared/day-in-words.ts'
import { displayDate, type IsoDate, isIsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { amountText } from './amount-text.ts'
import {
  type Block,
  companyHead,
  fillText,
  type Item,
  type Paper,
  type PaperTableName,
  printedBlocks,
} from './paper.ts'
import { type ChoiceField, paperChoices } from './paper-choices.ts'
import { type FieldName, type FieldValues, paperFields, type Texts } from './paper-fields.ts'
import type { Signer } from './paper-signers.ts'
import { nationalityIn } from './nationality-texts.ts'
import { paperTables, type TableRows } from './paper-tables.ts'
import {
  BLANK,
  BLANK_CELL,
  classText,
  dateLabel,
  gapText,
  missingTextIn,
  noEntries,
  notOnRecord,
  type OwnerSteps,
  ownerStepsText,
  registerTableIn,
  representedBy,
} from './paper-texts.ts'

/** A paper with its fields filled in, ready to print. */
export type FilledBlock =
  | { kind: 'heading'; text: string }
  /** `isStatement`: it stands immediately above the signatures */
  | { kind: 'paragraph'; text: string; isStatement?: boolean }
  /** the head of the papers of a company: its name, and the lines below it */
  | { kind: 'company'; name: string; lines: string[] }
  | { kind: 'list'; items: string[] }
  /** lines without numbers */
  | { kind: 'names'; names: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'table'; header: string[]; rows: string[][] }
  /** `notes`: what is filled in below each name: who represents a company, and the date */
  | { kind: 'signatures'; signers: string[]; notes: string[][] }

/** A company whose shares do not make 100: `missing` percent are not known, or are too many when it is below 0. */
export type NamedGap = { name: string; missing: number }

/** The rows of the registers that a paper prints. The gaps are noted under the owners (OWN-7). */
export type RegisterRows = Partial<Record<RegisterName, readonly TableRow[]>> & {
  /** what the sections of the registers ask for and the record does not have */
  missing?: readonly MissingFacts[]
  ownerGaps?: readonly NamedGap[]
  /** the steps taken to find the owners, where the directors stand in for them; null where none are recorded */
  ownerSteps?: OwnerSteps | null
  tables?: TableRows
  /** the day of the registers, which tell of nothing that came later */
  asAt?: IsoDate
  /** whether the company has no shares, such as one limited by guarantee */
  isWithoutShares?: boolean
}

export { BLANK } from './paper-texts.ts'

const inLanguage = (texts: Texts, language: Language) => (language === 'fr' ? frenchTypography(texts.fr) : texts.en)

// French papers and letters write a day in words, the others as the forms do.
const dayText = (day: string, language: Language, isLetter: boolean): string => {
  if (!isIsoDate(day)) return day
  return language === 'fr' || isLetter ? dayInWords(day, language) : displayDate(day)
}

type Print = { language: Language; isLetter: boolean; currency: string }

// The other amounts are in euro: fees, profits, dividends, the price of a transfer.
const amountsOfShares: readonly FieldName[] = ['shareNominal', 'amountPaid', 'premium', 'oldNominal', 'newNominal']

const choiceText = (name: FieldName, value: string, language: Language): string => {
  const choices: Record<string, Texts> = paperChoices[name as ChoiceField]
  const texts = choices[value]
  return texts ? inLanguage(texts, language) : value
}

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

const valueText = (
  name: FieldName,
  value: string | number | null | undefined,
  { language, isLetter, currency }: Print,
): string => {
  if (value === null || value === undefined || isBlank(value)) return BLANK
  const { kind } = paperFields[name]
  if (kind === 'day') return dayText(String(value), language, isLetter)
  if (kind === 'choice') return choiceText(name, String(value), language)
  if (typeof value === 'string') return name === 'personNationality' ? nationalityIn(value, language) : value

  if (kind !== 'money') return amountText(value, language)
  return amountText(value, language, {
    style: 'currency',
    currency: amountsOfShares.includes(name) ? currency : 'EUR',
  })
}

// A sentence says 'shares' itself: 'Preference shares' is the class 'Preference' there.
const classAlone = (shareClass: string) => shareClass.replace(/^actions?\s+(?=\S)|(?<=\S)\s+shares?$/gi, '')

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

// A sentence goes on after an address, whose lines are then parted by commas.
const addresses: readonly FieldName[] = [
  'address',
  'personAddress',
  'transfereeAddress',
  'place',
  'oldAddress',
  'newAddress',
]
const inOneLine = (address: string) =>
  linesOf(address)
    .join(', ')
    .replaceAll(/,+(?=,)/g, '')

// A company in the chair is named with its representative, so a comma ends the insertion: 'A, represented by B, took the chair'.
const withComma = (text: string, { chairperson }: FieldValues, language: Language) =>
  String(chairperson ?? '').includes(`, ${representedBy[language]}`)
    ? text.replaceAll('{chairperson} ', '{chairperson}, ')
    : text

// What a sentence writes small begins a cell with a capital letter.
const CAPITALISED: readonly FieldName[] = ['personRole', 'companyType']

// French `de` before a value that begins with a vowel: `d’Ormond Limited`.
const elided = (text: string, valueOf: (name: FieldName) => string) =>
  text.replaceAll(/\bde (\{(\w+)\})/g, (_, place: string, name: FieldName) => elidedDe(place, valueOf(name)))

/** The title of a paper. */
export const paperTitle = ({ title }: Paper, language: Language): string => inLanguage(title, language)

const LINE_FOR_DATE = '______________'
const dateLine = (language: Language) => `${inLanguage(dateLabel, language)} ${LINE_FOR_DATE}`
const representedLine = (name: string, language: Language) => `${representedBy[language]} ${name}`

const behalfOf = (name: string, language: Language) =>
  language === 'fr' ? `Pour le compte ${elidedDe(name, name)}` : `For and on behalf of ${name}`

const signaturesOf = (signers: readonly Signer[], office: string, language: Language): FilledBlock => {
  const nameOf = ({ name, isCompany }: Signer) => (isCompany ? behalfOf(name, language) : name)
  const notesOf = ({ isCompany, representative }: Signer) => [
    ...(isCompany ? [representedLine(representative ?? BLANK, language)] : []),
    dateLine(language),
  ]
  if (signers.length === 0) return { kind: 'signatures', signers: [office], notes: [[dateLine(language)]] }
  return {
    kind: 'signatures',
    signers: signers.map((signer) => `${nameOf(signer)}, ${office}`),
    notes: signers.map(notesOf),
  }
}

const presentText = ({ name, isCompany, representative }: Signer, language: Language) =>
  isCompany ? `${name}, ${representedLine(representative ?? BLANK, language)}` : name

const companyLines = ([name = '', cro = '', address = '']: string[], language: Language): FilledBlock => ({
  kind: 'company',
  name,
  lines: [
    `${inLanguage(paperFields.cro.label, language)} ${cro}`,
    `${inLanguage(paperFields.address.label, language)}${language === 'fr' ? '\u00A0: ' : ': '}${address}`,
  ],
})

const tableOf = (
  table: PaperTableName,
  rows: readonly (readonly (string | number | null)[])[],
  language: Language,
): FilledBlock => {
  const header = paperTables[table].header.map((texts) => inLanguage(texts, language))
  const cellText = (cell: string | number | null) => {
    if (cell === null || cell === '') return BLANK_CELL
    return typeof cell === 'number' ? amountText(cell, language) : cell
  }
  const lines = rows.length > 0 ? rows : [header.map(() => null)]
  return { kind: 'table', header, rows: lines.map((row) => row.map(cellText)) }
}

/** Fills a paper with the values of its fields, and with the names of all who sign it. Nothing is ever printed as 'undefined' (DOC-2). */
export const fillPaper = (
  paper: Paper,
  values: FieldValues,
  registers: RegisterRows,
  language: Language,
  signers: readonly Signer[] = [],
): FilledBlock[] => {
  const { letterhead, currency = 'EUR' } = paper
  const print: Print = { language, isLetter: letterhead !== undefined, currency }
  const valueOf = (name: FieldName) => {
    const value = valueText(name, values[name], print)
    return name === 'shareClass' ? classText(value, language) : value
  }
  const valueInText = (name: FieldName) => {
    if (name === 'shareClass') return classAlone(valueOf(name))
    return addresses.includes(name) ? inOneLine(valueOf(name)) : valueOf(name)
  }
  const fill = (texts: Texts) => {
    const text = withComma(inLanguage(texts, language), values, language)
    return fillText(language === 'fr' ? elided(text, valueInText) : text, valueInText)
  }
  const fillItem = ({ ofOneShare, ...item }: Item) => fill((values.shareNumber === 1 && ofOneShare) || item)
  const wordingOf = ({ text, ofOne, ofOneShare }: Extract<Block, { kind: 'paragraph' }>): Texts => {
    if (ofOneShare && values.shareNumber === 1) return ofOneShare
    return (signers.length === 1 && ofOne) || text
  }

  const missing = (registers.missing ?? []).map((facts) => missingTextIn(language, facts))

  const notesUnder = (block: Block): FilledBlock[] => {
    if (block.kind === 'extract' && missing.length > 0) return [{ kind: 'names', names: missing }]
    return gapsUnder(block)
  }
  const gapsUnder = (block: Block): FilledBlock[] => {
    if (block.kind !== 'register' || block.register !== 'owners') return []
    const { ownerGaps = [], ownerSteps } = registers
    return [
      ...ownerGaps.map((gap) => gapText(gap, language)),
      ...(ownerSteps === undefined
        ? []
        : [ownerStepsText(ownerSteps, language, (day) => dayText(day, language, print.isLetter))]),
    ].map((text) => ({ kind: 'paragraph', text }))
  }

  const fillBlock = (block: Block): FilledBlock => {
    switch (block.kind) {
      case 'list':
        return { kind: 'list', items: block.items.map(fillItem) }
      case 'signatureOfEach':
        return signaturesOf(signers, inLanguage(block.office, language), language)
      case 'signatures': {
        const representative = block.isForCompany ? [representedLine(valueOf('representedBy'), language)] : []
        return {
          kind: 'signatures',
          signers: block.signers.map(fill),
          notes: block.signers.map(() => [...representative, dateLine(language)]),
        }
      }
      case 'company':
        return companyLines(companyHead.map(valueOf), language)
      case 'present':
        return { kind: 'names', names: signers.length > 0 ? signers.map((one) => presentText(one, language)) : [BLANK] }
      case 'lines':
        return { kind: 'list', items: isBlank(values[block.field]) ? [BLANK] : linesOf(valueOf(block.field)) }
      case 'table':
        return tableOf(block.table, registers.tables?.[block.table] ?? [], language)
      case 'facts':
        return {
          kind: 'facts',
          rows: block.fields.map((name) => ({
            label: inLanguage(block.labels?.[name] ?? paperFields[name].label, language),
            value: CAPITALISED.includes(name) ? capitalised(valueOf(name)) : valueOf(name),
          })),
        }
      case 'register': {
        const rows = registers[block.register] ?? []
        if (rows.length === 0) return { kind: 'paragraph', text: noEntries[language] }
        const { asAt, isWithoutShares } = registers
        const options = { isBrief: block.isBrief, asAt, isWithoutShares }
        return { kind: 'table', ...registerTableIn(language, block.register, rows, options) }
      }
      case 'paragraph':
        return {
          kind: 'paragraph',
          text: fill(wordingOf(block)),
          ...(block.isStatement && { isStatement: true }),
        }
      case 'extract':
        return { kind: 'paragraph', text: missing.length > 0 ? notOnRecord[language] : fill(block.text) }
      case 'heading':
        return { kind: 'heading', text: fill(block.text) }
    }
  }

  return printedBlocks(paper.blocks, values)
    .filter(({ onlyIn }) => !onlyIn || onlyIn === language)
    .flatMap((block) => [fillBlock(block), ...notesUnder(block)])
}
