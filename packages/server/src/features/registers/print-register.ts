import { notOnRecord, registerTableIn } from '@registrar/domain/documents/paper-texts'
import { type MissingFacts, missingText } from '@registrar/domain/registers/missing-facts'
import type { TableRow } from '@registrar/domain/registers/register-table'
import { isTrueExtract, registerLaw, registerTexts } from '@registrar/domain/registers/register-texts'
import type { RegisterName } from '@registrar/domain/registers/registers'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type PdfContent, renderPdf } from '#platform/pdf/render-pdf'
import { fittedTable } from '#platform/pdf/table'
import type { RegisterCompany } from './register-company.queries.ts'

type PrintedRegister = {
  company: RegisterCompany
  register: RegisterName
  rows: TableRow[]
  missing: MissingFacts[]
  asAt: IsoDate
  history: boolean
  today: IsoDate
  /** aborted when nobody waits for it any more */
  gone: AbortSignal
}

const ABOVE: [number, number, number, number] = [0, 14, 0, 0]

const LINE_TO_SIGN = '________________________________'

// A book that only the firm keeps is no extract of a register, and what lacks something is no true one (OWN-14).
const extractOf = ({ register, missing, today }: PrintedRegister): PdfContent[] => {
  if (missing.length > 0)
    return [{ text: notOnRecord.en, style: 'head', margin: ABOVE }, ...missing.map((facts) => missingText(facts))]
  if (!isTrueExtract(register, missing)) return []
  const signature = { stack: [LINE_TO_SIGN, { text: 'Secretary or director', style: 'note' }], unbreakable: true }
  return [
    { text: `True extract of the register. ${displayDate(today)}`, margin: ABOVE },
    { ...signature, margin: [0, 40, 0, 0] },
  ]
}

const dayLine = ({ asAt, history, register }: PrintedRegister): string => {
  const day = history ? `All entries up to ${displayDate(asAt)}` : `As at ${displayDate(asAt)}`
  return `${day} · ${registerLaw(register, asAt)}`
}

/** Prints a register on A4, across. */
export const printRegister = (printed: PrintedRegister): Promise<Buffer> => {
  const { company, register, rows, today, gone } = printed
  const { title } = registerTexts[register]
  const table = registerTableIn('en', register, rows, { asAt: printed.asAt, isWithoutShares: !company.hasShares })

  return renderPdf(
    {
      title: `${title}: ${company.name}`,
      // The head of the firm stands on its letters alone.
      letterhead: [],
      foot: { name: company.name, note: `printed on ${displayDate(today)}` },
      language: 'en',
      isLandscape: true,
    },
    [
      { text: title, style: 'title' },
      { text: company.name, style: 'subtitle', margin: [0, 2, 0, 0] },
      ...(company.cro ? [{ text: `Registered number ${company.cro}` }] : []),
      ...(company.address ? [{ text: company.address }] : []),
      { text: dayLine(printed), style: 'note', margin: [0, 6, 0, 14] },
      table.rows.length === 0
        ? { text: 'No entries on this day.' }
        : fittedTable(table.header, table.rows, { isLandscape: true }),
      ...extractOf(printed),
    ],
    gone,
  )
}
