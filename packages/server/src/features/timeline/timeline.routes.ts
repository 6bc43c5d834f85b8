import { timelineCalls } from '@registrar/domain/timeline/timeline.calls'
import type { Routes } from '#platform/http/routes'
import { searchTimeline } from './timeline.queries.ts'

export const timelineRoutes = ({ serve }: Routes): void => {
  serve(timelineCalls.searchTimeline, ({ db, body, config }) => searchTimeline(db, body, config.brands))
}
