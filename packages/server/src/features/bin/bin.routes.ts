import { binCalls } from '@registrar/domain/bin/bin.calls'
import { today } from '#platform/clock'
import type { RecordRestorers } from '#platform/commands/restore-record'
import type { Routes } from '#platform/http/routes'
import { restoreItems } from './bin.commands.ts'
import { searchBin } from './bin.queries.ts'

/** Registers the calls. `restorers`: how each kind of record is put back. */
export const binRoutes = ({ serve }: Routes, restorers: RecordRestorers): void => {
  serve(binCalls.searchBin, ({ db, body }) => searchBin(db, body))

  serve(binCalls.restoreFromBin, async ({ db, body, config, session }) => ({
    data: await restoreItems(db, restorers, body.items, { session, today: today(config.timeZone) }),
  }))
}
