import { IconHistory } from '@tabler/icons-react'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import type { RecordTab } from '#ui/record-page'
import { RecordHistory } from './lazy-record-history.tsx'

/** The tab with the history of a record. */
export const historyTab = (recordType: HistoryRecordType, recordId: string): RecordTab => ({
  id: 'HISTORY_TAB',
  label: 'History',
  icon: IconHistory,
  isSecondary: true,
  content: () => <RecordHistory recordType={recordType} recordId={recordId} isTab />,
})
