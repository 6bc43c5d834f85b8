import { importsCalls } from '@registrar/domain/imports/imports.calls'
import type { NewImport } from '@registrar/domain/imports/import-run'
import {
  ImportError,
  type ImportFile,
  type OnArdMoved,
  readImportTable,
  requireNamedFormat,
} from '#features/organizations'
import { today } from '#platform/clock'
import type { UndoableKinds } from '#platform/commands/restore-record'
import { Problem } from '#platform/problem'
import type { Routes } from '#platform/http/routes'
import { silentProgress } from '#platform/progress'
import { reportOf } from './import-report.ts'
import { runImport } from './imports.commands.ts'
import { searchImports } from './imports.queries.ts'
import { undoImport } from './undo-import.commands.ts'

const readSentTable = async ({ fileName, content }: NewImport): Promise<ImportFile> => {
  try {
    const bytes = Buffer.from(content, 'base64')
    requireNamedFormat(fileName, bytes)
    return await readImportTable(bytes)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw new Problem('VALIDATION_FAILED', error.message, { fields: { content: error.message } })
  }
}

/** Registers the calls. `kinds`: how each kind of record is put back when an import is taken back. */
export const importsRoutes = ({ serve }: Routes, kinds: UndoableKinds, onArdMoved: OnArdMoved): void => {
  serve(importsCalls.runImport, async ({ db, body, session, config }) => {
    const table = await readSentTable(body)
    const context = { session, config, today: today(config.timeZone), progress: silentProgress, onArdMoved }
    return { data: reportOf(body.kind, await runImport(db, { ...body, table }, context)) }
  })

  serve(importsCalls.searchImports, ({ db, body }) => searchImports(db, body))

  serve(importsCalls.undoImport, async ({ db, params, session, config }) => ({
    kept: await undoImport(db, params.id, kinds, { session, today: today(config.timeZone) }),
  }))
}
