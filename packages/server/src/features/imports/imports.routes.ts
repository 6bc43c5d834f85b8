import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { ImportError, type OnArdMoved } from '#features/organizations'
import { today } from '#platform/clock'
import type { RecordRestorers } from '#platform/commands/restore-record'
import { Problem } from '#platform/http/problem'
import type { Routes } from '#platform/http/routes'
import { runImport } from './imports.commands.ts'
import { searchImports } from './imports.queries.ts'
import { undoImport } from './undo-import.commands.ts'

/** Registers the calls. `restorers`: how each kind of record is put back when an import is taken back. */
export const importsRoutes = ({ serve }: Routes, restorers: RecordRestorers, onArdMoved: OnArdMoved): void => {
  serve(importsCalls.runImport, async ({ db, body, session, config }) => {
    try {
      return { data: await runImport(db, body, { session, config, today: today(config.timeZone) }, onArdMoved) }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      throw new Problem('VALIDATION_FAILED', error.message, { fields: { content: error.message } })
    }
  })

  serve(importsCalls.searchImports, ({ db, body }) => searchImports(db, body))

  serve(importsCalls.undoImport, async ({ db, params, session, config }) => ({
    kept: await undoImport(db, params.id, restorers, { session, today: today(config.timeZone) }),
  }))
}
