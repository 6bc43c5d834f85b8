import { historyCalls } from '@registrar/domain/history/history.calls'
import { today } from '#platform/clock'
import type { UndoableKinds } from '#platform/commands/restore-record'
import type { Routes } from '#platform/http/routes'
import { compareAsOf, restoreAsOf } from './history-as-of.ts'
import { restoreEntry } from './history.commands.ts'
import { searchHistory } from './history.queries.ts'

/** Registers the calls. `kinds`: how each kind of record is put back. */
export const historyRoutes = ({ serve }: Routes, kinds: UndoableKinds): void => {
  serve(historyCalls.searchHistory, ({ db, body, config }) => searchHistory(db, body, config.brands))

  serve(historyCalls.compareHistory, async ({ db, body, config }) => ({
    data: await compareAsOf(db, body, config.brands),
  }))

  serve(historyCalls.restoreHistoryAsOf, async ({ db, body, config, session }) => ({
    data: await restoreAsOf(db, kinds, body, { session, today: today(config.timeZone) }),
  }))

  serve(historyCalls.restoreHistory, async ({ db, params, body, config, session }) => ({
    data: await restoreEntry(db, kinds, params.id, body.fields, { session, today: today(config.timeZone) }),
  }))
}
