import type { FilledBlock } from '@registrar/domain/documents/fill-paper'
import type { RowDeletedKind } from '#platform/commands/lock-record'

/** How the change log names an entry of the minute book, and where entries are kept. */
export const minuteRecord = {
  type: 'minute',
  table: 'filed_papers',
  isRowDeleted: true,
} as const satisfies RowDeletedKind

/** What a filed paper says, as it was printed, without the number of a person. */
export type MinuteContent = { title: string; law: string | null; blocks: readonly FilledBlock[] }

/** The words of a printed block. */
const wordsOf = (block: FilledBlock): string[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text]
    case 'company':
      return [block.name, ...block.lines]
    case 'list':
      return block.items
    case 'names':
      return block.names
    case 'facts':
      return block.rows.flatMap(({ label, value }) => [label, value])
    case 'table':
      return [...block.header, ...block.rows.flat()]
    case 'signatures':
      return block.signers
  }
}

/** The text in which the minute book is searched. */
export const textOfMinute = ({ title, blocks }: MinuteContent): string => [title, ...blocks.flatMap(wordsOf)].join(' ')
