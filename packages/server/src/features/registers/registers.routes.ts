import { asAtQuery } from '@registrar/domain/registers/register-row'
import { registerTable } from '@registrar/domain/registers/register-texts'
import { type RegisterName, registerNames } from '@registrar/domain/registers/registers'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import type { FastifyRequest } from 'fastify'
import { recordDownload } from '#platform/audit/record-download'
import { today } from '#platform/clock'
import { csvOfTable } from '#platform/export/write-csv'
import { notFound } from '#platform/http/problem'
import { type CallContext, parse, type Routes } from '#platform/http/routes'
import { sendDocument } from '#platform/http/send-document'
import { printRegister } from './print-register.ts'
import { findRegisterCompany, searchRegister } from './registers.queries.ts'

const registerOf = (name: string): RegisterName => {
  const register = registerNames.find((one) => one === name)
  if (!register) throw notFound('register')
  return register
}

type Printed = Pick<CallContext<typeof registersCalls.printRegister>, 'params' | 'request'>

export const registersRoutes = ({ serve, serveDocument, platform: { config, db } }: Routes): void => {
  const day = () => today(config.timeZone)

  const readPrinted = async ({ params: { id: organizationId, register: name }, request }: Printed) => {
    const { asAt } = parse(asAtQuery, request.query)
    const search = { organizationId, register: registerOf(name), asAt: asAt ?? day() }
    const company = await findRegisterCompany(db, organizationId)

    return {
      ...search,
      company,
      rows: await searchRegister(db, search, config.ownerThresholds),
      fileName: `${company.name} ${search.register} ${search.asAt}`,
    }
  }

  type Taken = { organizationId: string; register: RegisterName; asAt: string }
  const recordTaken = (request: FastifyRequest, { organizationId, register, asAt }: Taken, format: 'pdf' | 'csv') =>
    recordDownload(db, request, organizationId, { document: `register of ${register}`, format, asAt })

  serve(registersCalls.searchRegister, async ({ body }) => ({
    data: await searchRegister(db, { ...body, asAt: body.asAt ?? day() }, config.ownerThresholds),
  }))

  serveDocument(registersCalls.printRegister, async ({ params, request, reply }) => {
    const printed = await readPrinted({ params, request })
    const pdf = await printRegister({ ...printed, today: day(), letterhead: config.letterhead })
    await recordTaken(request, printed, 'pdf')
    return sendDocument(reply, 'pdf', printed.fileName, pdf)
  })

  serveDocument(registersCalls.exportRegister, async ({ params, request, reply }) => {
    const printed = await readPrinted({ params, request })
    const table = registerTable(printed.register, printed.rows)
    await recordTaken(request, printed, 'csv')
    return sendDocument(reply, 'csv', printed.fileName, csvOfTable(table.header, table.rows))
  })
}
