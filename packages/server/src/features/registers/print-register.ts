import { registerTableIn } from '@registrar/domain/documents/paper-texts'
import { registerLaw, registerTexts } from '@registrar/domain/registers/register-texts'
import type { OfficerRow, RegisterName, ShareRow } from '@registrar/domain/registers/registers'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { renderPdf } from '#platform/pdf/render-pdf'
import { pdfTable } from '#platform/pdf/table'
import type { RegisterCompany } from './registers.queries.ts'

type PrintedRegister = {
  company: RegisterCompany
  register: RegisterName
  rows: (OfficerRow | ShareRow)[]
  asAt: IsoDate
  today: IsoDate
  letterhead: readonly string[]
  /** aborted when nobody waits for it any more */
  gone: AbortSignal
}

/** Prints a register on A4. */
export const printRegister = ({
  company,
  register,
  rows,
  asAt,
  today,
  letterhead,
  gone,
}: PrintedRegister): Promise<Buffer> => {
  const { title } = registerTexts[register]
  const table = registerTableIn('en', register, rows)

  return renderPdf(
    {
      title: `${title}: ${company.name}`,
      letterhead,
      foot: { name: company.name, note: `printed on ${displayDate(today)}` },
      language: 'en',
    },
    [
      { text: title, style: 'title' },
      { text: company.name, style: 'subtitle', margin: [0, 2, 0, 0] },
      ...(company.cro ? [{ text: `Registered number ${company.cro}` }] : []),
      ...(company.address ? [{ text: company.address }] : []),
      { text: `As at ${displayDate(asAt)} · ${registerLaw(register, asAt)}`, style: 'note', margin: [0, 6, 0, 14] },
      table.rows.length === 0 ? { text: 'No entries on this day.' } : pdfTable(table.header, table.rows),
    ],
    gone,
  )
}
