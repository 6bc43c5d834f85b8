import { binCalls } from '@registrar/domain/bin/bin.calls'
import { today } from '#platform/clock'
import type { UndoableKinds } from '#platform/commands/restore-record'
import type { Routes } from '#platform/http/routes'
import { restoreItems } from './bin.commands.ts'
import { searchBin } from './bin.queries.ts'

/** Registers the calls. `kinds`: how each kind of record is put back. */
export const binRoutes = ({ serve }: Routes, kinds: UndoableKinds): void => {
  serve(binCalls.searchBin, ({ db, body }) => searchBin(db, body))

  serve(binCalls.restoreFromBin, async ({ db, body, config, session }) => ({
    data: await restoreItems(db, kinds, body.items, { session, today: today(config.timeZone) }),
  }))
}
