import { historyCalls } from '@registrar/domain/history/history.calls'
import { hiddenFrom } from '@registrar/domain/aml/suspicion'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Session } from '#platform/sessions/session'
import type { UndoableKinds } from '#platform/commands/restore-record'
import type { Routes } from '#platform/http/routes'
import { compareAsOf, restoreAsOf } from './history-as-of.ts'
import { restoreEntry } from './history.commands.ts'
import { type HistoryContext } from './without-hidden-answers.ts'
import { searchHistory } from './history.queries.ts'

const contextOf = (session: Session, config: Config): HistoryContext => ({
  session,
  today: today(config.timeZone),
  hidden: hiddenFrom(session.role, config),
})

/** Registers the calls. `kinds`: how each kind of record is put back. */
export const historyRoutes = ({ serve }: Routes, kinds: UndoableKinds): void => {
  serve(historyCalls.searchHistory, ({ db, body, config }) => searchHistory(db, body, config.brands))

  serve(historyCalls.compareHistory, async ({ db, body, config }) => ({
    data: await compareAsOf(db, body, config.brands),
  }))

  serve(historyCalls.restoreHistoryAsOf, async ({ db, body, config, session }) => ({
    data: await restoreAsOf(db, kinds, body, contextOf(session, config)),
  }))

  serve(historyCalls.restoreHistory, async ({ db, params, body, config, session }) => ({
    data: await restoreEntry(db, kinds, params.id, body.fields, contextOf(session, config)),
  }))
}
