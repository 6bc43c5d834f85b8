import type { ListColumn } from '../shared/listing.ts'
import { deadlineKindLabels, deadlineStateLabels } from './deadline.ts'
import type { DeadlineRow } from './deadline-search.ts'

const usersText = ({ users }: DeadlineRow) =>
  users.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', ')

/** The columns of an export of deadlines. */
export const deadlineExportColumns: ListColumn<DeadlineRow>[] = [
  { key: 'date', label: 'Date', kind: 'day', value: (row) => row.date },
  { key: 'days', label: 'Days', kind: 'number', value: (row) => row.days },
  { key: 'state', label: 'State', value: (row) => deadlineStateLabels[row.state] },
  { key: 'kind', label: 'Kind', value: (row) => deadlineKindLabels[row.kind] },
  { key: 'organizationName', label: 'Organization', value: (row) => row.organizationName },
  { key: 'personName', label: 'Person', value: (row) => row.personName },
  { key: 'subject', label: 'Subject', value: (row) => row.subject },
  { key: 'houseDate', label: 'Date in the house', kind: 'day', value: (row) => row.houseDate },
  { key: 'legalDate', label: 'Date in law', kind: 'day', value: (row) => row.legalDate },
  { key: 'users', label: 'In charge', value: usersText },
  { key: 'snoozedUntil', label: 'Snoozed until', kind: 'day', value: (row) => row.snoozedUntil },
  { key: 'snoozeReason', label: 'Reason', value: (row) => row.snoozeReason },
]
