import type { Minute } from '@registrar/domain/documents/minute'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type PdfContent, renderPdf } from '#platform/pdf/render-pdf'
import type { RegisterCompany } from '#features/registers'
import type { MinuteContent } from './minute-book.row.ts'
import { paperContent } from './print-paper.ts'

type PrintedMinute = Minute & { content: MinuteContent }

const signedText = ({ signedOn }: Minute) => (signedOn ? ` · signed on ${displayDate(signedOn)}` : '')

const NOT_KEPT = 'This paper was filed before the minute book kept its text. It is among the files of the company:'

const pageOf = (minute: PrintedMinute): PdfContent => {
  const { number, on, title, content, file } = minute
  const label = `${number}. ${title} · ${displayDate(on)}${signedText(minute)}`
  const body =
    content.blocks.length > 0
      ? paperContent({ ...content, law: content.law ?? undefined })
      : [{ text: `${NOT_KEPT} ${file.fileName}` }]
  return [{ text: label, style: 'note', tocItem: true, pageBreak: 'before', margin: [0, 0, 0, 14] }, ...body]
}

/** Prints the minute book of a company: its contents, then each paper on a page of its own (DOC-14). */
export const printMinuteBook = (
  company: RegisterCompany,
  minutes: readonly PrintedMinute[],
  today: IsoDate,
  gone: AbortSignal,
): Promise<Buffer> =>
  renderPdf(
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
      { text: company.address ?? '', margin: [0, 0, 0, 14] },
      minutes.length === 0 ? { text: 'Nothing has been filed yet.' } : { toc: {} },
      ...minutes.map(pageOf),
    ],
    gone,
  )
