import { finderCalls } from '@registrar/domain/finder/finder.calls'
import type { Routes } from '#platform/http/routes'
import { findRecords } from './finder.queries.ts'

/** Registers the calls. */
export const finderRoutes = ({ serve }: Routes): void => {
  serve(finderCalls.searchFinder, async ({ db, body }) => ({ data: await findRecords(db, body) }))
}
