import type { OfficerRow, RegisterName, ShareRow } from '../registers/registers.ts'
import { elidedDe, frenchTypography } from '../shared/french-typography.ts'
import { displayDate, isIsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { amountText } from './amount-text.ts'
import { type Block, fillText, type Paper } from './paper.ts'
import { type FieldName, type FieldValues, paperFields, type Texts } from './paper-fields.ts'
import { gapText, noEntries, registerTableIn } from './paper-texts.ts'

/** A paper with its fields filled in, ready to print. */
export type FilledBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'table'; header: string[]; rows: string[][] }
  | { kind: 'signatures'; signers: string[] }

/** A company whose shares do not make 100: `missing` percent are not known, or are too many when it is below 0. */
export type NamedGap = { name: string; missing: number }

/** The rows of the registers that a paper prints. The gaps are noted under the owners (OWN-7). */
export type RegisterRows = Partial<Record<RegisterName, readonly (OfficerRow | ShareRow)[]>> & {
  ownerGaps?: readonly NamedGap[]
}

/** Printed in place of a missing value: a line to write on. */
export const BLANK = '____________________'

const valueText = (name: FieldName, value: string | number | null | undefined, language: Language): string => {
  if (value === null || value === undefined || value === '') return BLANK
  const { kind } = paperFields[name]
  if (kind === 'day') return isIsoDate(String(value)) ? displayDate(String(value)) : String(value)
  if (typeof value === 'string') return value

  return amountText(value, language, kind === 'money' ? { style: 'currency', currency: 'EUR' } : {})
}

const inLanguage = (texts: Texts, language: Language) => (language === 'fr' ? frenchTypography(texts.fr) : texts.en)

// A sentence says 'shares' itself: 'Preference shares' is the class 'Preference' there.
const classAlone = (shareClass: string) => shareClass.replace(/^actions?\s+(?=\S)|(?<=\S)\s+shares?$/gi, '')

// French `de` before a value that begins with a vowel: `d’Ormond Limited`.
const elided = (text: string, valueOf: (name: FieldName) => string) =>
  text.replaceAll(/\bde (\{(\w+)\})/g, (_, place: string, name: FieldName) => elidedDe(place, valueOf(name)))

/** The title of a paper. */
export const paperTitle = ({ title }: Paper, language: Language): string => inLanguage(title, language)

/** Fills a paper with the values of its fields, and with the names of all who sign it. Nothing is ever printed as 'undefined' (DOC-2). */
export const fillPaper = (
  paper: Paper,
  values: FieldValues,
  registers: RegisterRows,
  language: Language,
  signers: readonly string[] = [],
): FilledBlock[] => {
  const valueOf = (name: FieldName) => valueText(name, values[name], language)
  const valueInText = (name: FieldName) => (name === 'shareClass' ? classAlone(valueOf(name)) : valueOf(name))
  const fill = (texts: Texts) =>
    fillText(language === 'fr' ? elided(inLanguage(texts, 'fr'), valueInText) : texts.en, valueInText)
  const wordingOf = ({ text, ofOne, ofOneShare }: Extract<Block, { kind: 'paragraph' }>): Texts => {
    if (ofOneShare && values.shareNumber === 1) return ofOneShare
    return (signers.length === 1 && ofOne) || text
  }

  const notesUnder = (block: Block): FilledBlock[] =>
    block.kind === 'register' && block.register === 'owners'
      ? (registers.ownerGaps ?? []).map((gap) => ({ kind: 'paragraph', text: gapText(gap, language) }))
      : []

  const fillBlock = (block: Block): FilledBlock => {
    switch (block.kind) {
      case 'list':
        return { kind: 'list', items: block.items.map(fill) }
      case 'signatureOfEach': {
        const office = inLanguage(block.office, language)
        return {
          kind: 'signatures',
          signers: signers.length > 0 ? signers.map((name) => `${name}, ${office}`) : [office],
        }
      }
      case 'signatures':
        return { kind: 'signatures', signers: block.signers.map(fill) }
      case 'facts':
        return {
          kind: 'facts',
          rows: block.fields.map((name) => ({
            label: inLanguage(block.labels?.[name] ?? paperFields[name].label, language),
            value: valueOf(name),
          })),
        }
      case 'register': {
        const rows = registers[block.register] ?? []
        if (rows.length === 0) return { kind: 'paragraph', text: noEntries[language] }
        return { kind: 'table', ...registerTableIn(language, block.register, rows) }
      }
      case 'paragraph':
        return { kind: 'paragraph', text: fill(wordingOf(block)) }
      case 'heading':
        return { kind: 'heading', text: fill(block.text) }
    }
  }

  return paper.blocks.flatMap((block) => [fillBlock(block), ...notesUnder(block)])
}
