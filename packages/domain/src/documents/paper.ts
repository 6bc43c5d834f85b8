import type { organizationFolders } from '../files/files.ts'
import type { RegisterName } from '../registers/registers.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { type FieldName, paperFields, type Texts } from './paper-fields.ts'

/** A part of a paper. Texts name fields in braces: `{personName}`. */
export type Block =
  | { kind: 'heading'; text: Texts }
  /** `ofOne`: the text for the only one who signs. `ofOneShare`: the text about a single share */
  | { kind: 'paragraph'; text: Texts; ofOne?: Texts; ofOneShare?: Texts }
  /** numbered texts */
  | { kind: 'list'; items: readonly Texts[] }
  /** fields with their labels, one a row */
  | { kind: 'facts'; fields: readonly FieldName[]; labels?: Partial<Record<FieldName, Texts>> }
  | { kind: 'register'; register: RegisterName }
  /** a line to sign for each */
  | { kind: 'signatures'; signers: readonly Texts[] }
  /** a line to sign for each of the directors or members, by name */
  | { kind: 'signatureOfEach'; signers: 'directors' | 'members'; office: Texts }

/** Whom a paper is about unless somebody else is chosen: the latest appointed, the latest who left, either, or the latest holder. */
export type PaperSubject = 'appointed' | 'ceased' | 'officer' | 'holder'

/** A document of the catalogue (DOC-1): its texts are data, and its fields are typed. */
export type Paper = {
  title: Texts
  /** the folder of the organization's files in which it is filed */
  folder: (typeof organizationFolders)[number]
  /** the section of the law that asks for it; of a register, as at a day */
  law?: string | ((asAt: IsoDate) => string)
  subject?: PaperSubject
  blocks: readonly Block[]
  /** the blocks when the officer or holder is a company */
  blocksForCompany?: readonly Block[]
}

const PLACEHOLDER = /\{(\w+)\}/g

const textsOf = (block: Block): readonly Texts[] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'signatures') return block.signers
  return 'text' in block ? [block.text] : []
}

const namesIn = (text: string): FieldName[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name as FieldName)

/** The fields that a paper prints, each once, in the order of the catalogue of fields. */
export const fieldsOf = ({ blocks }: Paper): FieldName[] => {
  const printed = new Set(
    blocks.flatMap((block) => [
      ...(block.kind === 'facts' ? block.fields : []),
      ...(block.kind === 'signatureOfEach' ? [block.signers] : []),
      ...textsOf(block).flatMap(({ en, fr }) => [...namesIn(en), ...namesIn(fr)]),
    ]),
  )
  return (Object.keys(paperFields) as FieldName[]).filter((name) => printed.has(name))
}

/** Replaces the fields that a text names in braces. */
export const fillText = (text: string, valueOf: (name: FieldName) => string): string =>
  text.replaceAll(PLACEHOLDER, (_, name: FieldName) => valueOf(name))
