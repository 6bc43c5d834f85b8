import type { ImportedLine, ImportResult } from './import.commands.ts'

const MOST_LISTED = 50

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-IE')} ${number === 1 ? one : many}`
const organizations = (number: number) => count(number, 'organization', 'organizations')

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The outcome of every line, as CSV: line, outcome, name, reason. */
export const reportCsv = ({ lines }: ImportResult): string =>
  [
    'line,outcome,name,reason',
    ...lines.map(({ line, outcome, name, reason }) => [String(line), outcome, name, reason].map(cell).join(',')),
    '',
  ].join('\n')

const numbers = (lines: ImportedLine[], isWritten: boolean): string[] => {
  const of = (outcome: ImportedLine['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const wouldBe = isWritten ? '' : 'would be '
  return [
    `${organizations(of('made'))} ${wouldBe}made.`,
    `${organizations(of('updated'))} ${wouldBe}updated.`,
    `${count(of('skipped'), 'line', 'lines')} ${wouldBe}skipped as duplicate.`,
    `${count(of('refused'), 'line', 'lines')} refused${of('refused') > 0 ? ':' : '.'}`,
  ]
}

const closing = ({ isWritten, isDryRun }: ImportResult): string[] => {
  if (isWritten) return []
  return isDryRun
    ? ['Nothing was written: this was a dry run.']
    : ['Nothing was written. Correct the refused lines, or import the others with --keep-good.']
}

/** What the person who imports reads at the end, line by line. */
export const reportLines = (result: ImportResult): string[] => {
  const refused = result.lines.filter(({ outcome }) => outcome === 'refused')
  const more = refused.length - MOST_LISTED
  return [
    `Columns used: ${result.used.map(({ heading, field }) => `${heading} (${field})`).join(', ')}.`,
    ...(result.unused.length > 0 ? [`Columns not used: ${result.unused.join(', ')}.`] : []),
    ...numbers(result.lines, result.isWritten),
    ...refused.slice(0, MOST_LISTED).map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(more > 0 ? [`  … and ${more} more; --report FILE lists them all.`] : []),
    ...closing(result),
  ]
}
