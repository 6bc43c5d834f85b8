import type { organizationFolders } from '../files/files.ts'
import type { ExtractedRegister } from '../registers/registers.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { type FieldName, type FieldValues, paperFields, type Texts } from './paper-fields.ts'

/** The tables that papers print. */
export type PaperTableName = 'allottees' | 'officers' | 'members' | 'capital' | 'transfers'

/** Whether a part of a paper is printed, by the values of the paper. A part without it always is. */
export type When = (values: FieldValues) => boolean
type Conditional = { when?: When | undefined }
/** A translation is printed in one language only. */
type Translated = { onlyIn?: Language }

/** An item of a list. `ofOneShare`: the text about a single share. */
export type Item = Texts & Conditional & { ofOneShare?: Texts }

/** A part of a paper. Texts name fields in braces: `{personName}`. */
export type Block = Conditional &
  Translated &
  (
    | { kind: 'heading'; text: Texts; clause?: string }
    /**
     * `ofOne`: the text for the only one who signs. `ofOneCompany`: the same for a company. `ofOneAmongOthers`: the same where others
     * are in office that day, so that nobody is called the sole one (DOC-6). `ofVoters`: the texts where other members have no votes.
     * `ofOneShare`: the text about a single share
     */
    | {
        kind: 'paragraph'
        text: Texts
        ofOne?: Texts
        ofOneCompany?: Texts
        ofOneAmongOthers?: Texts
        ofVoters?: { text: Texts; ofOne: Texts; ofOneCompany: Texts }
        ofOneShare?: Texts
        /** stands close to the signatures under it */
        isStatement?: boolean
        /** the clause of a letter whose words administrators edit (TEXT-1) */
        clause?: string
      }
    /** numbered texts */
    | { kind: 'list'; items: readonly Item[] }
    /** the lines of a text that staff give, numbered */
    | { kind: 'lines'; field: FieldName }
    /** fields with their labels, one a row */
    | { kind: 'facts'; fields: readonly FieldName[]; labels?: Partial<Record<FieldName, Texts>> }
    /** name, number and registered office of the company, which head its papers */
    | { kind: 'company' }
    /** the directors or members who are present, one a line, a company by its representative */
    | { kind: 'present'; who: 'directors' | 'members' }
    /**
     * `isBrief`: only what every member and owner has; `hasOwnerSteps`: with the steps taken to find the owners, where directors stand in for
     * them (OWN-17)
     */
    | { kind: 'register'; register: ExtractedRegister; isBrief?: boolean; hasOwnerSteps?: boolean }
    /** that the extract is a true one, or what is missing of what the section asks for (OWN-14) */
    | { kind: 'extract'; register: ExtractedRegister; text: Texts }
    /** rows that are read from the record for this paper */
    | { kind: 'table'; table: PaperTableName }
    /** a line to sign and a date for each; `isForCompany`: a company signs by its representative */
    | { kind: 'signatures'; signers: readonly Texts[]; isForCompany?: boolean }
    /** a line to sign and a date for each of the directors or members, by name */
    | { kind: 'signatureOfEach'; signers: SignersOfPaper; office: Texts }
  )

/**
 * Whom a paper is about unless somebody else is chosen: the latest appointed, the latest who left, either, the latest holder, or who gave
 * the shares of the latest transfer.
 */
export type PaperSubject = 'appointed' | 'ceased' | 'ceasedDirector' | 'officer' | 'holder' | 'transferor'

/** What a resolution was passed in. */
export type ResolvedBy = 'strikeOff' | 'nameChange' | 'yearEndChange' | 'conversion'

/** Who signs a paper, each of them: those in office, all members, or all who hold the shares together that it is about. */
export type SignersOfPaper = 'directors' | 'members' | 'holders'

/** A document of the catalogue (DOC-1): its texts are data, and its fields are typed. */
export type Paper = {
  title: Texts
  /** the folder of the organization's files in which it is filed */
  folder: (typeof organizationFolders)[number]
  /** the section of the law that asks for it; of a register, as at a day */
  law?: string | ((asAt: IsoDate) => string)
  subject?: PaperSubject
  /** A letter has a head: that of the firm, that of the company, which names its directors too (s. 49, 151), or none. */
  letterhead?: 'firm' | 'company' | 'none'
  /** what a paper asks for besides what it prints: choices between its texts */
  asks?: readonly FieldName[]
  /** the days that a meeting of this kind has to be called before, neither end counted (DOC-7) */
  noticeDays?: number | ((values: FieldValues) => number)
  /** whose values come from an event of shares: the latest, or that of the day that is given */
  isAboutShares?: 'allotment' | 'capital'
  /** what passed the resolution that a form delivers: a filed paper, or a conversion of shares */
  resolvedBy?: ResolvedBy
  /** the currency of the shares that it is about; the euro unless it is said */
  currency?: string
  /** its table has more columns than a page has room for */
  isLandscape?: boolean
  /** tells of the annual return date, unless another day is given */
  isAsAtArd?: boolean
  /** tells of the day of the incorporation, once there is one: its officers and members are the first ones */
  isOfFormation?: boolean
  /** tells of financial statements: those of a year that has ended */
  isAboutStatements?: boolean
  blocks: readonly Block[]
  /** the blocks when the officer or holder is a company */
  blocksForCompany?: readonly Block[]
  /** the blocks when several hold the shares jointly */
  blocksForJoint?: readonly Block[]
}

const PLACEHOLDER = /\{(\w+)\}/g

/** The fields that head the papers of a company. */
export const companyHead = ['name', 'cro', 'address'] as const satisfies readonly FieldName[]

const letterheadOfCompany: readonly FieldName[] = [...companyHead, 'companyType', 'directors']

const textsOf = (block: Block): readonly Texts[] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'signatures') return block.signers
  return 'text' in block ? [block.text] : []
}

const namesIn = (text: string): FieldName[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name as FieldName)

const fieldsOfBlock = (block: Block): readonly FieldName[] => {
  if (block.kind === 'company') return companyHead
  if (block.kind === 'facts') return block.fields
  if (block.kind === 'lines') return [block.field]
  if (block.kind === 'signatureOfEach') return [block.signers === 'holders' ? 'personName' : block.signers]
  if (block.kind === 'present') return [block.who]
  return textsOf(block).flatMap(({ en, fr }) => [...namesIn(en), ...namesIn(fr)])
}

/** The fields that a paper prints or asks for, each once, in the order of the catalogue of fields. */
export const fieldsOf = ({ blocks, asks = [], letterhead }: Paper): FieldName[] => {
  const head = letterhead === 'company' ? letterheadOfCompany : []
  const printed = new Set([...head, ...asks, ...blocks.flatMap(fieldsOfBlock)])
  return (Object.keys(paperFields) as FieldName[]).filter((name) => printed.has(name))
}

const isPrinted = ({ when }: Conditional, values: FieldValues) => !when || when(values)

const chosenItems = (items: readonly Item[], values: FieldValues): Item[] =>
  items.filter((item) => isPrinted(item, values)).map((item) => ({ ...item, when: undefined }))

/** The blocks of a paper that are printed with these values, without their conditions. */
export const printedBlocks = (blocks: readonly Block[], values: FieldValues): Block[] =>
  blocks
    .filter((block) => isPrinted(block, values))
    .map((block): Block => {
      const chosen = { ...block, when: undefined }
      return chosen.kind === 'list' ? { ...chosen, items: chosenItems(chosen.items, values) } : chosen
    })

/** Replaces the fields that a text names in braces. */
export const fillText = (text: string, valueOf: (name: FieldName) => string): string =>
  text.replaceAll(PLACEHOLDER, (_, name: FieldName) => valueOf(name))
