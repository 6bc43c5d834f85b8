import { Readable } from 'node:stream'
import type { HasPermission } from '@registrar/domain/access/permitted-calls'
import type { Body, DocumentCall } from '@registrar/domain/shared/call'
import { chosenColumns, type ExportFormat, headingOf } from '@registrar/domain/shared/export'
import type { ListColumn } from '@registrar/domain/shared/listing'
import { mediaTypes } from '@registrar/domain/shared/media-types'
import { create as contentDisposition } from 'content-disposition'
import { recordAudit } from '#platform/audit/record-audit'
import { today } from '#platform/clock'
import { clientAddress } from '#platform/http/client-address'
import { Problem } from '#platform/problem'
import type { Routes } from '#platform/http/routes'
import { type Cell, cellsOf } from './export-cells.ts'
import type { ExportSource, SourceContext } from './list-source.ts'
import { csvOf } from './write-csv.ts'
import { xlsxOf } from './write-xlsx.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collectGarbage: (() => void) | undefined

const findCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  const found = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return found
}

/**
 * Frees all memory that is no longer used, in about 50 ms. Without this call the garbage collector waits until a large
 * export has left about 150 MB of rows, and the process never returns that memory to the system (EXP-4).
 */
const freeMemory = (): void => {
  collectGarbage ??= findCollector()
  collectGarbage()
}

const BATCH = 100
/** A large export frees memory each time after this many rows. Doing it more often would slow the export down. */
const ROWS_BETWEEN_COLLECTIONS = 4000
/** The most rows that a sheet can have under its headings. */
const MAX_ROWS = 1_048_575

type Columns<Row> = readonly ListColumn<Row>[]

type Declared<C extends DocumentCall, Row> = {
  /** its title names the file and the sheet; both may depend on the search */
  list: { title: string | ((query: Body<C>) => string); columns: Columns<Row> | ((query: Body<C>) => Columns<Row>) }
  source: ExportSource<Body<C>, Row>
}

const requireColumns = <Row>(all: Columns<Row>, asked: readonly string[] | null | undefined) => {
  const columns = chosenColumns(all, asked)
  const unknown = columns.indexOf(undefined)
  if (unknown === -1) return columns as ListColumn<Row>[]

  const message = `The list has no column '${asked?.[unknown]}'. It has: ${all.map(({ key }) => key).join(', ')}.`
  throw new Problem('VALIDATION_FAILED', `columns: ${message}`, { fields: { [`columns.${unknown}`]: message } })
}

const batchesOf = async function* <Query, Row>(
  ids: string[],
  columns: Columns<Row>,
  source: ExportSource<Query, Row>,
  context: SourceContext,
): AsyncGenerator<Cell[][]> {
  const { config, today: day } = context
  const asked = columns.filter(({ place }) => place === 'more').map(({ key }) => key)
  const shown = { brands: config.brands, today: day, timeZone: config.timeZone }

  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await source.readRows(ids.slice(start, start + BATCH), context, asked)
    yield rows.map((row) => cellsOf(columns, row, shown))
    if (ids.length > ROWS_BETWEEN_COLLECTIONS && start % ROWS_BETWEEN_COLLECTIONS === 0) freeMemory()
  }
}

/** Serves the export of a list: a file of all rows that the body's search finds, sent as it is made (EXP-1 to EXP-4). */
export const serveExport = <C extends DocumentCall, Row>(
  { serveDocument }: Routes,
  call: C & HasPermission<C>,
  { list: { title: titled, columns: declared }, source }: Declared<C, Row>,
): void => {
  serveDocument<C>(call, async ({ db, config, session: { userId, role }, body, request, reply }) => {
    const { format, columns: asked } = body as { format: ExportFormat; columns?: string[] | null }
    const title = typeof titled === 'function' ? titled(body) : titled
    const columns = requireColumns(typeof declared === 'function' ? declared(body) : declared, asked)

    const day = today(config.timeZone)
    const context = { db, config, today: day, userId, role }
    const ids = await source.listIds(body, context)
    if (ids.length > MAX_ROWS) throw new Problem('VALIDATION_FAILED', 'A file has 1,048,575 rows at most.')

    // Every export passes here, so this is where who exported which list, and how much of it, is recorded (AUD-1).
    const details = { list: title, format, rows: ids.length, columns: columns.map(({ key }) => key) }
    request.log.info(details, 'export')
    await recordAudit(db, { kind: 'export', userId, address: clientAddress(request), details })

    const headings = columns.map(headingOf)
    const batches = batchesOf(ids, columns, source, context)
    const file = format === 'csv' ? Readable.from(csvOf(headings, batches)) : xlsxOf(title, headings, batches)

    return reply
      .header('content-type', mediaTypes[format])
      .header('content-disposition', contentDisposition(`${title} ${day}.${format}`))
      .header('cache-control', 'no-store')
      .header('x-total-rows', ids.length)
      .send(file)
  })
}
