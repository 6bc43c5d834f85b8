import type { Minute } from '@registrar/domain/documents/minute'
import type { RegisterEntry } from '@registrar/domain/registers/register-entry'
import { registerTexts } from '@registrar/domain/registers/register-texts'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type PdfContent, renderPdf } from '#platform/pdf/render-pdf'
import { pdfTable } from '#platform/pdf/table'
import type { RegisterCompany } from '#features/registers'
import type { MinuteContent } from './minute-book.row.ts'
import { paperContent } from './print-paper.ts'
import type { Scan } from './scans.queries.ts'

type PrintedMinute = Minute & { content: MinuteContent }

type PrintedBook = {
  company: RegisterCompany
  minutes: readonly PrintedMinute[]
  /** what staff have entered in the registers, the oldest first */
  entries: readonly RegisterEntry[]
  /** the scans of the signed papers, by their addresses */
  scans: ReadonlyMap<string, Scan>
  today: IsoDate
  /** aborted when nobody waits for it any more */
  gone: AbortSignal
}

const signedText = ({ signedOn }: Minute) => (signedOn ? ` · signed on ${displayDate(signedOn)}` : '')

const labelOf = (minute: Minute): string =>
  `${minute.number}. ${minute.title} · ${displayDate(minute.on)}${signedText(minute)}`

const NOT_KEPT = 'This paper was filed before the minute book kept its text. It is among the files of the company:'

const BELOW: [number, number, number, number] = [0, 0, 0, 14]

const scanOf = ({ signedFile }: Minute, scans: PrintedBook['scans']): Scan | undefined =>
  signedFile ? scans.get(signedFile.url) : undefined

type LeftOut = { minute: PrintedMinute; fileName: string; why: string }

const leftOutOf = (minutes: readonly PrintedMinute[], scans: PrintedBook['scans']): LeftOut[] =>
  minutes.flatMap((minute) => {
    const scan = scanOf(minute, scans)
    return scan && 'notBound' in scan && minute.signedFile
      ? [{ minute, fileName: minute.signedFile.fileName, why: scan.notBound }]
      : []
  })

// Under the contents, so that nobody takes the book for whole.
const notBound = (leftOut: readonly LeftOut[]): PdfContent[] =>
  leftOut.length === 0
    ? []
    : [
        { text: 'Scans that are not bound in', style: 'section' },
        ...leftOut.map(({ minute, fileName, why }) => ({ text: `${minute.number}. ${fileName}: ${why}` })),
      ]

// The page that the scan would have.
const pageInstead = ({ minute, fileName, why }: LeftOut): PdfContent[] => [
  {
    text: `Signed, not bound in: ${labelOf(minute)}`,
    style: 'note',
    tocItem: true,
    pageBreak: 'before',
    margin: BELOW,
  },
  { text: `The scan ${fileName} is not bound in: ${why}.` },
]

const pageOf = (minute: PrintedMinute): PdfContent => {
  const { content, file } = minute
  const body =
    content.blocks.length > 0
      ? paperContent({ ...content, law: content.law ?? undefined })
      : [{ text: `${NOT_KEPT} ${file.fileName}` }]
  return [{ text: labelOf(minute), style: 'note', tocItem: true, pageBreak: 'before', margin: BELOW }, ...body]
}

const entriesOf = (entries: readonly RegisterEntry[]): PdfContent[] =>
  [...Map.groupBy(entries, ({ register }) => register)].flatMap(([register, ofRegister], index): PdfContent[] => [
    {
      text: `Entries: ${registerTexts[register].title.toLowerCase()}`,
      style: 'section',
      tocItem: true,
      ...(index === 0 && { pageBreak: 'before' as const }),
    },
    pdfTable(
      ['Entry', 'Day', 'Whom', 'Ceased'],
      ofRegister.map(({ description, on, name, ceased }) => [description, displayDate(on), name, displayDate(ceased)]),
      { maySplitRows: true },
    ),
  ])

// A page for each of a scan, on which it is drawn afterwards.
const pagesOfScan = (minute: PrintedMinute, pages: number): PdfContent[] =>
  Array.from({ length: pages }, (_, index) => ({
    text: `Signed: ${labelOf(minute)}${pages > 1 ? ` · page ${index + 1} of ${pages}` : ''}`,
    style: 'note',
    pageBreak: 'before' as const,
    ...(index === 0 && { tocItem: true }),
  }))

/**
 * Prints the minute book of a company: its contents, each paper on a page of its own, the entries of the registers, and the scans of what is
 * signed (DOC-14).
 */
export const printMinuteBook = ({ company, minutes, entries, scans, today, gone }: PrintedBook): Promise<Buffer> => {
  const bound = minutes.flatMap((minute) => {
    const scan = scanOf(minute, scans)
    return scan && 'bytes' in scan ? [{ minute, scan }] : []
  })
  const leftOut = leftOutOf(minutes, scans)
  const isEmpty = minutes.length === 0 && entries.length === 0

  return renderPdf(
    {
      title: `Minute book: ${company.name}`,
      letterhead: [],
      foot: { name: company.name, note: `minute book, printed on ${displayDate(today)}` },
      language: 'en',
    },
    [
      { text: 'Contents', style: 'title' },
      { text: `Minute book of ${company.name}`, style: 'subtitle', margin: [0, 2, 0, 0] },
      ...(company.cro ? [{ text: `Registered number ${company.cro}` }] : []),
      { text: company.address ?? '', margin: BELOW },
      isEmpty ? { text: 'Nothing has been filed yet.' } : { toc: {} },
      ...notBound(leftOut),
      ...minutes.map(pageOf),
      ...entriesOf(entries),
      ...leftOut.flatMap(pageInstead),
      ...bound.flatMap(({ minute, scan }) => pagesOfScan(minute, scan.pages)),
    ],
    gone,
    bound.map(({ scan }) => scan.bytes),
  )
}
