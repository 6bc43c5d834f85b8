import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { statusMeaningsOf } from '@registrar/domain/imports/organizations/status'
import type { NewImport } from '@registrar/domain/imports/import-run'
import type { OnArdMoved } from '#features/organizations'
import { today } from '#platform/clock'
import type { UndoableKinds } from '#platform/commands/restore-record'
import type { Db, Tx } from '#platform/database/database'
import type { Config } from '#platform/config'
import { Problem } from '#platform/problem'
import type { Routes } from '#platform/http/routes'
import { SpreadsheetError } from '#platform/spreadsheets/spreadsheet'
import { createImportJobs } from './import-jobs.ts'
import { reportOf, runningReport } from './import-report.ts'
import { type ImportResult, requireUsableFields, runImport } from './imports.commands.ts'
import { searchImports } from './imports.queries.ts'
import { readImportFile } from './read-import-file.ts'
import { undoImport } from './undo-import.commands.ts'

const readSentFile = async (db: Db, { content, ...sent }: NewImport) => {
  try {
    return await readImportFile(db, Buffer.from(content, 'base64'), sent)
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    throw new Problem('VALIDATION_FAILED', error.message, { fields: { [error.option ?? 'content']: error.message } })
  }
}

type AroundImports = {
  /** how each kind of record is put back when an import is taken back */
  kinds: UndoableKinds
  onArdMoved: OnArdMoved
  /** computes what follows from records that have changed */
  computeStale: (db: Db, config: Config, stopping: AbortSignal) => Promise<unknown>
}

/** Registers the calls. */
export const importsRoutes = (
  { app, serve, platform: { db: database, config: settings } }: Routes,
  { kinds, onArdMoved, computeStale }: AroundImports,
): void => {
  const jobs = createImportJobs(database, { computeStale: (stopping) => computeStale(database, settings, stopping) })
  app.addHook('preClose', () => jobs.stop())

  serve(importsCalls.runImport, async ({ db, body, session, config }) => {
    const read = await readSentFile(db, body)
    requireUsableFields(body.kind, read.table.headings, body.columns)
    const statusMeanings = statusMeaningsOf(body.statuses)
    const context = { session, config, today: today(config.timeZone), onArdMoved }

    const answered = await jobs.start(session.userId, read.table.rows.length, async (progress, onWritten) => {
      const job = { ...body, ...read, statusMeanings }
      const written = (tx: Tx, result: ImportResult) => onWritten(tx, reportOf(body.kind, result))
      return reportOf(body.kind, await runImport(db, job, { ...context, progress, onWritten: written }))
    })
    return { data: 'counts' in answered ? answered : runningReport(body.kind, answered._id, read.asRead) }
  })

  serve(importsCalls.findImport, async ({ params, session }) => ({
    data: await jobs.find(params.id, session.userId),
  }))

  serve(importsCalls.searchImports, ({ db, body }) => searchImports(db, body))

  serve(importsCalls.undoImport, async ({ db, params, session, config }) => ({
    kept: await undoImport(db, params.id, kinds, { session, today: today(config.timeZone) }),
  }))
}
