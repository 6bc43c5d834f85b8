import { registerTable } from '@registrar/domain/registers/register-texts'
import { type RegisterName, registerNames } from '@registrar/domain/registers/registers'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { today } from '#platform/clock'
import { csvOfTable } from '#platform/export/write-csv'
import { findUnprintable } from '#platform/pdf/render-pdf'
import { notFound } from '#platform/problem'
import type { CallContext, Routes } from '#platform/http/routes'
import { sendDocument, whenGone } from '#platform/http/send-document'
import { printRegister } from './print-register.ts'
import { recordRegisterDownload } from './record-register-download.ts'
import { findRegisterCompany, searchRegister } from './registers.queries.ts'

const registerOf = (name: string): RegisterName => {
  const register = registerNames.find((one) => one === name)
  if (!register) throw notFound('register')
  return register
}

type RegisterContext = Pick<CallContext<typeof registersCalls.printRegister>, 'params' | 'query'>

export const registersRoutes = ({ serve, serveDocument, platform: { config, db } }: Routes): void => {
  const day = () => today(config.timeZone)

  const readRegister = async ({ params, query }: RegisterContext) => {
    const asAt = query.asAt ?? day()
    const register = registerOf(params.register)
    const company = await findRegisterCompany(db, params.id)
    const rows = await searchRegister(db, { organizationId: params.id, register, asAt }, config.ownerThresholds)

    return { register, asAt, company, rows, fileName: `${company.name} ${register} ${asAt}` }
  }

  serve(registersCalls.searchRegister, async ({ body }) => {
    const data = await searchRegister(db, { ...body, asAt: body.asAt ?? day() }, config.ownerThresholds)
    const { name, address } = await findRegisterCompany(db, body.organizationId)
    const printed = [name, address ?? '', ...data.map((row) => row.name)]
    return { data, unprintable: await findUnprintable(printed) }
  })

  serveDocument(registersCalls.printRegister, async ({ params, query, request, reply }) => {
    const { fileName, ...printed } = await readRegister({ params, query })
    const pdf = await printRegister({ ...printed, today: day(), letterhead: config.letterhead, gone: whenGone(reply) })
    await recordRegisterDownload(db, request, params.id, { ...printed, format: 'pdf' })
    return sendDocument(reply, 'pdf', fileName, pdf)
  })

  serveDocument(registersCalls.exportRegister, async ({ params, query, request, reply }) => {
    const { register, asAt, rows, fileName } = await readRegister({ params, query })
    const table = registerTable(register, rows)
    await recordRegisterDownload(db, request, params.id, { register, asAt, format: 'csv' })
    return sendDocument(reply, 'csv', fileName, csvOfTable(table.header, table.rows))
  })
}
