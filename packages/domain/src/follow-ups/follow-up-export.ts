import type { ListColumn } from '../shared/listing.ts'
import { followUpCatalogue } from './catalogue.ts'
import type { FollowUp } from './follow-up.ts'

/** A row of an export: a follow-up without its history. */
export type ExportedFollowUp = Omit<FollowUp, 'history'>

const nameOf = (user: FollowUp['user']) => user && `${user.firstName} ${user.lastName}`.trim()

/** The columns of an export of follow-ups (FUP-30). A kind without a target has no deadline (FUP-3). */
export const followUpExportColumns: ListColumn<ExportedFollowUp>[] = [
  { key: 'organization_name', label: 'Organization', value: (row) => row.organization_name },
  { key: 'name', label: 'Follow Up', value: (row) => row.label },
  {
    key: 'step_index',
    label: 'Current Step',
    value: ({ name, step_index: step, max_step_index: last }) =>
      `${step}/${last} ${followUpCatalogue[name].steps[step] ?? ''}`.trim(),
  },
  { key: 'start_date', label: 'Start Date', kind: 'day', value: (row) => row.start_date },
  { key: 'ARD', label: 'ARD', kind: 'day', value: (row) => row.ARD },
  {
    key: 'target',
    label: 'Deadline',
    kind: 'day',
    value: (row) => (followUpCatalogue[row.name].days === 0 ? null : row.deadline),
  },
  { key: 'legalDay', label: 'Legal Day', kind: 'day', value: (row) => row.legalDay },
  { key: 'comments', label: 'Comments', value: (row) => row.comments },
  { key: 'deadline', label: 'Deadline', place: 'alias', kind: 'day', value: (row) => row.deadline },
  { key: 'label', label: 'Follow Up', place: 'alias', value: (row) => row.label },
  {
    key: 'status',
    label: 'Status',
    value: (row) => (row.step_index === row.max_step_index ? 'Completed' : 'In progress'),
  },
  { key: 'user', label: 'Started by', value: (row) => nameOf(row.user) },
  { key: 'archived_at', label: 'Archived', kind: 'day', value: (row) => row.archived_at },
  { key: 'createdAt', label: 'Created At', kind: 'day', value: (row) => row.createdAt },
]
