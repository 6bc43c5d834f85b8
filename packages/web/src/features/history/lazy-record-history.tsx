import { lazy, Suspense } from 'react'
import { Loading } from '#ui/states'
import type { HistoryRecord } from './history.api.ts'

const Loaded = lazy(async () => ({ default: (await import('./record-history.tsx')).RecordHistory }))

/** The history of a record. Its code loads when it is first shown. */
export const RecordHistory = (props: HistoryRecord & { isTab?: boolean }) => (
  <Suspense fallback={<Loading />}>
    <Loaded {...props} />
  </Suspense>
)
