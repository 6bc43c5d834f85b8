import type { Language } from '../shared/language.ts'
import { languages } from '../shared/language.ts'
import type { Block, Paper } from './paper.ts'

type Clause = Extract<Block, { kind: 'heading' | 'paragraph' }>

/** A part of a letter that administrators edit: a clause, or its heading. */
type LetterPart = { key: string; label: string; isHeading: boolean }

/** The words of clauses, by language and part. */
type LetterWording = Partial<Record<Language, Readonly<Record<string, string>>>>

const isClause = (block: Block): block is Clause & { clause: string } =>
  (block.kind === 'heading' || block.kind === 'paragraph') && block.clause !== undefined

const keyOf = ({ kind, clause }: Clause & { clause: string }): string =>
  kind === 'heading' ? `${clause}Heading` : clause

const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The parts of a letter, in its order. A clause is called by the heading above it. */
export const letterParts = ({ blocks }: Paper): LetterPart[] => {
  let heading: string | undefined
  return blocks.filter(isClause).map((block) => {
    const isHeading = block.kind === 'heading'
    if (isHeading) heading = block.text.en
    const label = heading ?? capitalized(block.clause)
    return { key: keyOf(block), label: isHeading ? `Heading: ${label}` : label, isHeading }
  })
}

/** The words of a letter while nobody has edited it. */
export const originalLetter = ({ blocks }: Paper, language: Language): Record<string, string> =>
  Object.fromEntries(blocks.filter(isClause).map((block) => [keyOf(block), block.text[language]]))

const EMPTY_LINES = /\n[^\S\n]*\n\s*/

// An empty line parts the paragraphs of a clause; the languages may have a different number of them.
const blocksOf = (block: Clause, words: Record<Language, string>): Block[] =>
  languages.flatMap((language) =>
    words[language]
      .trim()
      .split(EMPTY_LINES)
      .map((text): Block => ({ ...block, text: { en: text, fr: text }, onlyIn: language })),
  )

/** A letter with the words in force in place of the original ones. */
export const withWording = (paper: Paper, wording: LetterWording): Paper => ({
  ...paper,
  blocks: paper.blocks.flatMap((block): Block[] => {
    if (!isClause(block)) return [block]
    const key = keyOf(block)
    const words = { en: wording.en?.[key] ?? block.text.en, fr: wording.fr?.[key] ?? block.text.fr }
    return words.en === block.text.en && words.fr === block.text.fr ? [block] : blocksOf(block, words)
  }),
})
