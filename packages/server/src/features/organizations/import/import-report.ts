import { neutralised } from '@registrar/domain/shared/export'
import { stringify } from 'csv-stringify/sync'
import type { ImportedLine, ImportResult } from './import.commands.ts'

const MAX_LISTED_REFUSALS = 50

const count = (number: number, noun: string) => `${number.toLocaleString('en-IE')} ${number === 1 ? noun : `${noun}s`}`

/** The outcome of every line, as CSV for other programs: line, outcome, name, reason. */
export const reportCsv = ({ lines }: ImportResult): string =>
  stringify(
    lines.map(({ line, outcome, name, reason }) => ({ line, outcome, name: neutralised(name), reason })),
    { header: true, columns: ['line', 'outcome', 'name', 'reason'], quoted_match: /[\r\n]/ },
  )

const outcomeCounts = (lines: ImportedLine[], isWritten: boolean): string[] => {
  const countOf = (outcome: ImportedLine['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const wouldBe = isWritten ? '' : 'would be '

  return [
    `${count(countOf('made'), 'organization')} ${wouldBe}created.`,
    `${count(countOf('updated'), 'organization')} ${wouldBe}updated.`,
    `${count(countOf('skipped'), 'line')} ${wouldBe}skipped as duplicate.`,
    `${count(countOf('refused'), 'line')} refused${countOf('refused') > 0 ? ':' : '.'}`,
  ]
}

const hasStatuses = ({ used }: ImportResult) => used.some(({ field }) => field === 'creationStatus')

const closingLines = ({ isWritten, isDryRun }: ImportResult): string[] => {
  if (isWritten) return []
  return isDryRun
    ? ['Nothing was written: this was a dry run.']
    : ['Nothing was written. Correct the refused lines, or import the others with --keep-good.']
}

/** The summary that the command line prints at the end, line by line. */
export const reportLines = (result: ImportResult): string[] => {
  const refused = result.lines.filter(({ outcome }) => outcome === 'refused')
  const unlisted = refused.length - MAX_LISTED_REFUSALS

  return [
    `Columns used: ${result.used.map(({ heading, field }) => `${heading} (${field})`).join(', ')}.`,
    ...(result.unused.length > 0 ? [`Columns not used: ${result.unused.join(', ')}.`] : []),
    ...outcomeCounts(result.lines, result.isWritten),
    ...refused.slice(0, MAX_LISTED_REFUSALS).map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(unlisted > 0 ? [`  … and ${unlisted} more; --report FILE lists them all.`] : []),
    ...(refused.length > 0 && hasStatuses(result) ? ['--status "word=CODE" says what an unknown status means.'] : []),
    ...closingLines(result),
  ]
}
