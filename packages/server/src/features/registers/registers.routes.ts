import { missingText } from '@registrar/domain/registers/missing-facts'
import { registerTable } from '@registrar/domain/registers/register-table'
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
import { createRegisterEntry, removeRegisterEntry, updateRegisterEntry } from './register-entries.commands.ts'
import { findCompanyOfDay } from './register-company.queries.ts'
import { searchRegister } from './registers.queries.ts'

const registerOf = (name: string): RegisterName => {
  const register = registerNames.find((one) => one === name)
  if (!register) throw notFound('register')
  return register
}

type RegisterContext = Pick<CallContext<typeof registersCalls.printRegister>, 'params' | 'query'>

export const registersRoutes = ({ serve, serveDocument, platform: { config, db } }: Routes): void => {
  const day = () => today(config.timeZone)

  const readRegister = async ({ params, query }: RegisterContext) => {
    const at = { asAt: query.asAt ?? day(), today: day(), timeZone: config.timeZone }
    const [register, history] = [registerOf(params.register), query.history ?? false]
    const company = await findCompanyOfDay(db, params.id, at)
    const search = { organizationId: params.id, register, history, ...at }
    const found = await searchRegister(db, search, config.ownerThresholds)

    return { register, history, company, ...found, ...at, fileName: `${company.name} ${register} ${at.asAt}` }
  }

  serve(registersCalls.searchRegister, async ({ body }) => {
    const at = { asAt: body.asAt ?? day(), today: day(), timeZone: config.timeZone }
    const { rows, missing } = await searchRegister(db, { ...body, ...at }, config.ownerThresholds)
    const { name, address } = await findCompanyOfDay(db, body.organizationId, at)
    const cells = registerTable(body.register, rows).rows.flat().map(String)
    const unprintable = await findUnprintable([name, address ?? '', ...cells, ...missing.map(missingText)])
    return { data: rows, missing, unprintable }
  })

  serve(registersCalls.createRegisterEntry, async ({ db: tx, body, session }) => ({
    data: { _id: await createRegisterEntry(tx, body, { author: session, today: day() }) },
  }))
  serve(registersCalls.updateRegisterEntry, ({ db: tx, params, body, session }) =>
    updateRegisterEntry(tx, params.id, body, { author: session, today: day() }),
  )
  serve(registersCalls.removeRegisterEntry, async ({ db: tx, params, session }) => {
    await removeRegisterEntry(tx, params.id, { author: session, today: day() })
    return {}
  })

  serveDocument(registersCalls.printRegister, async ({ params, query, request, reply }) => {
    const { fileName, ...printed } = await readRegister({ params, query })
    const pdf = await printRegister({ ...printed, gone: whenGone(reply) })
    await recordRegisterDownload(db, request, params.id, { ...printed, format: 'pdf' })
    return sendDocument(reply, 'pdf', fileName, pdf)
  })

  serveDocument(registersCalls.exportRegister, async ({ params, query, request, reply }) => {
    const { register, asAt, company, rows, fileName } = await readRegister({ params, query })
    const table = registerTable(register, rows, { keepsEmpty: true, asAt, isWithoutShares: !company.hasShares })
    await recordRegisterDownload(db, request, params.id, { register, asAt, format: 'csv' })
    return sendDocument(reply, 'csv', fileName, csvOfTable(table.header, table.rows))
  })
}
