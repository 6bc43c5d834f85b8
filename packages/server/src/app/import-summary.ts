import type { ImportKindName } from '@registrar/domain/imports/import-run'
import { likelyOtherKind } from '@registrar/domain/imports/likely-kind'
import { formatCount } from '@registrar/domain/shared/count-text'
import { neutralised } from '@registrar/domain/shared/export'
import { stringify } from 'csv-stringify/sync'
import { countOutcomes, type ImportResult } from '#features/imports'

const MAX_LISTED_REFUSALS = 50

const nouns: Record<ImportKindName, [one: string, many: string]> = {
  organizations: ['organization', 'organizations'],
  people: ['person', 'people'],
  links: ['link', 'links'],
  orders: ['order', 'orders'],
}

const count = (number: number, [one, many]: [one: string, many: string]) =>
  `${formatCount(number)} ${number === 1 ? one : many}`

/** The outcome of every line, as CSV for other programs: line, outcome, name, reason. */
export const reportCsv = ({ lines }: ImportResult): string =>
  stringify(
    lines.map(({ line, outcome, name, reason }) => ({ line, outcome, name: neutralised(name), reason })),
    { header: true, columns: ['line', 'outcome', 'name', 'reason'], quoted_match: /[\r\n]/ },
  )

// A file that was read in the only way there is needs no line about it.
const readingLines = ({ asRead: { sheet, sheets, headingLine } }: ImportResult): string[] => [
  ...(sheets.length > 1 ? [`Sheet read: ${sheet}. The workbook has: ${sheets.join(', ')}.`] : []),
  ...(headingLine > 1 ? [`Line ${headingLine} names the columns.`] : []),
]

const columnLines = (kind: ImportKindName, { columns }: ImportResult): string[] => {
  const likelyKind = likelyOtherKind(kind, columns)
  const used = columns.flatMap(({ heading, field }) => (field === null ? [] : [`${heading} (${field})`]))
  const unused = columns.flatMap(({ heading, field }) => (field === null && heading !== '' ? [heading] : []))

  return [
    ...(likelyKind
      ? [`By its headings it is a file of ${nouns[likelyKind][1]}, and was read as one of ${nouns[kind][1]}.`]
      : []),
    `Columns used: ${used.join(', ')}.`,
    ...(unused.length > 0 ? [`Columns not used: ${unused.join(', ')}.`] : []),
  ]
}

const outcomeCounts = (kind: ImportKindName, { lines, isWritten }: ImportResult): string[] => {
  const { made, updated, skipped, refused } = countOutcomes(lines)
  const wouldBe = isWritten ? '' : 'would be '

  return [
    `${count(made, nouns[kind])} ${wouldBe}created.`,
    `${count(updated, nouns[kind])} ${wouldBe}updated.`,
    `${count(skipped, ['line', 'lines'])} ${wouldBe}skipped as duplicate.`,
    `${count(refused, ['line', 'lines'])} refused${refused > 0 ? ':' : '.'}`,
  ]
}

/** The summary that the command line prints at the end, line by line. */
export const summaryLines = (
  { kind, isDryRun }: { kind: ImportKindName; isDryRun: boolean },
  result: ImportResult,
): string[] => {
  const refused = result.lines.filter(({ outcome }) => outcome === 'refused')
  const unlisted = refused.length - MAX_LISTED_REFUSALS
  const hasStatuses = kind === 'organizations' && result.columns.some(({ field }) => field === 'creationStatus')
  const whyNotWritten = isDryRun
    ? 'Nothing was written: this was a dry run.'
    : 'Nothing was written. Correct the refused lines, or import the others with --keep-good.'

  return [
    ...readingLines(result),
    ...columnLines(kind, result),
    ...outcomeCounts(kind, result),
    ...refused.slice(0, MAX_LISTED_REFUSALS).map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(unlisted > 0 ? [`  … and ${unlisted} more; --report FILE lists them all.`] : []),
    ...(refused.length > 0 && hasStatuses ? ['--status "word=CODE" says what an unknown status means.'] : []),
    ...(result.isWritten ? [] : [whyNotWritten]),
  ]
}
