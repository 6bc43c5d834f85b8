import { followUpCatalogue, type FollowUpCode, lastStep } from '@registrar/domain/follow-ups/catalogue'
import type { RecurringServiceCode } from '@registrar/domain/organizations/services/recurring-services'
import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import { displayDate, displayMonth } from '@registrar/domain/shared/iso-date'
import type { Column } from '#ui/data-table'
import { CreationStatusDot, DoneStatus, RiskBadge } from '#ui/status'
import type { OrganizationFilters } from './organization-list-search.ts'

const columns: Column<OrganizationRow>[] = [
  { label: 'Name', sortField: 'name', cell: (row) => row.name },
  {
    label: 'Creation status',
    sortField: 'creationStatus',
    cell: (row) => <CreationStatusDot status={row.creationStatus} />,
  },
  { label: 'Incorporation date', sortField: 'incorporationDate', cell: (row) => displayDate(row.incorporationDate) },
  { label: 'First AR', sortField: 'firstAr', cell: (row) => displayDate(row.firstAr) },
  { label: 'Next AR Reminder', sortField: 'nextArReminder', cell: (row) => displayMonth(row.nextArReminder) },
  { label: 'First ar Status', cell: (row) => <DoneStatus isDone={row.status} otherwise="PENDING" /> },
  { label: 'AML Status', cell: (row) => <RiskBadge level={row.aml.appendix2_risk_level} /> },
]

const files: Column<OrganizationRow> = { label: 'Files', align: 'right', cell: (row) => row.attachedFiles.length }

const followUpColumns = (code: FollowUpCode): Column<OrganizationRow>[] => {
  const followUpOf = (row: OrganizationRow) => row.followUps.find((one) => one.followUpName === code)
  const last = lastStep(code)

  return [
    {
      label: 'Follow-up step',
      maxWidth: 260,
      cell: (row) => {
        const step = followUpOf(row)?.stepIndex ?? 0
        return `${step}/${last} ${followUpCatalogue[code].steps[step] ?? ''}`
      },
    },
    { label: 'Status', cell: (row) => (followUpOf(row)?.stepIndex === last ? 'Completed' : 'In progress') },
    { label: 'Comment', maxWidth: 220, cell: (row) => followUpOf(row)?.comments },
    { label: 'ARD', sortField: 'ARD', cell: (row) => displayDate(followUpOf(row)?.ARD) },
    {
      label: 'Deadline',
      sortField: 'deadline',
      cell: (row) => displayDate(followUpOf(row)?.deadline) || 'No deadline',
    },
  ]
}

export const serviceNames: Record<RecurringServiceCode, string> = {
  domiciliation: 'Domiciliation',
  secretaryCompany: 'Secretary company',
  anonymousShareholder: 'Anonymous shareholder',
}

const reminderColumn = (service: RecurringServiceCode): Column<OrganizationRow> => ({
  label: `${serviceNames[service]} reminder`,
  sortField: `${service}PaidReminder`,
  cell: (row) => displayDate(row[`${service}PaidReminder`]),
})

/** The documented columns, and those that the filters on a follow-up or a late reminder add. */
export const organizationColumns = ({
  followUp,
  latePaidReminders,
}: OrganizationFilters): Column<OrganizationRow>[] => [
  ...columns,
  ...(followUp ? followUpColumns(followUp) : []),
  ...(latePaidReminders ? [reminderColumn(latePaidReminders)] : []),
  files,
]
