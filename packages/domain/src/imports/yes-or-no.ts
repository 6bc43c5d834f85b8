import { comparableText } from '../shared/fold-text.ts'

const words = new Map([
  ...'yes y true 1 oui x on checked done vrai ja wahr si verdadero vero'
    .split(' ')
    .map((word) => [word, true] as const),
  ...'no n false 0 non off todo pending faux nein falsch falso'.split(' ').map((word) => [word, false] as const),
])

/** What a cell of a file says: yes or no, as people or a spreadsheet write it in English, French, German, Spanish or Italian; undefined when neither. */
export const readYesOrNo = (cell: string): boolean | undefined =>
  /^[✓✔☑]\u{fe0f}?$/u.test(cell) ? true : words.get(comparableText(cell))
