import { comparableText } from '../shared/fold-text.ts'

const words = new Map([
  ...['yes', 'y', 'true', '1', 'oui', 'x', 'on', 'checked', 'done'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'non', 'off', 'todo', 'pending'].map((word) => [word, false] as const),
])

/** What a cell of a file says, in English or French: yes or no, or undefined when neither. */
export const readYesOrNo = (cell: string): boolean | undefined => words.get(comparableText(cell))
