import { registerTableIn } from '@registrar/domain/documents/paper-texts'
import { registerTexts } from '@registrar/domain/registers/register-texts'
import type { OfficerRow, RegisterName, ShareRow } from '@registrar/domain/registers/registers'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { plainTableLayout } from '#platform/pdf/page'
import { renderPdf } from '#platform/pdf/render-pdf'
import type { RegisterCompany } from './registers.queries.ts'

type PrintedRegister = {
  company: RegisterCompany
  register: RegisterName
  rows: (OfficerRow | ShareRow)[]
  asAt: IsoDate
  today: IsoDate
  letterhead: readonly string[]
}

/** Prints a register on A4. */
export const printRegister = ({
  company,
  register,
  rows,
  asAt,
  today,
  letterhead,
}: PrintedRegister): Promise<Buffer> => {
  const { title, law } = registerTexts[register]
  const table = registerTableIn('en', register, rows)
  const head = table.header.map((label) => ({ text: label, style: 'head' }))
  const body = table.rows.map((row) => row.map((cell) => ({ text: cell })))

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
      { text: `As at ${displayDate(asAt)} · ${law}`, style: 'note', margin: [0, 6, 0, 14] },
      body.length === 0
        ? { text: 'No entries on this day.' }
        : {
            table: {
              headerRows: 1,
              keepWithHeaderRows: 1,
              dontBreakRows: true,
              widths: table.header.map((_, column) => (column === 0 ? '*' : 'auto')),
              body: [head, ...body],
            },
            layout: plainTableLayout,
          },
    ],
  )
}
