import { IconHistory } from '@tabler/icons-react'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { lazy, Suspense } from 'react'
import type { RecordTab } from '#ui/record-page'
import { Loading } from '#ui/states'
import type { HistoryRecord } from './history.api.ts'

const Loaded = lazy(async () => ({ default: (await import('./record-history.tsx')).RecordHistory }))

/** The history of a record. Its code loads when it is first shown. */
const RecordHistory = (props: HistoryRecord & { isTab?: boolean }) => (
  <Suspense fallback={<Loading />}>
    <Loaded {...props} />
  </Suspense>
)

/** The tab with the history of a record. */
export const historyTab = (recordType: HistoryRecordType, recordId: string): RecordTab => ({
  id: 'HISTORY_TAB',
  label: 'History',
  icon: IconHistory,
  isSecondary: true,
  content: () => <RecordHistory recordType={recordType} recordId={recordId} isTab />,
})
