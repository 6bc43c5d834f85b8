import { complianceLabels } from '@registrar/domain/shared/compliance-rule-ids'
import { followUpDates } from '@registrar/domain/follow-ups/follow-up-entry'
import { followUpCatalogue, type FollowUpCode, lastStep } from '@registrar/domain/follow-ups/catalogue'
import {
  type RecurringServiceCode,
  recurringServiceNames,
} from '@registrar/domain/organizations/services/recurring-services'
import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import { displayDate, displayMonth } from '@registrar/domain/shared/iso-date'
import { DeadlineText } from '#features/follow-ups'
import type { Column } from '#ui/data-table'
import { DueDate } from '#ui/due-date'
import { RiskStatus } from '#ui/risk-status'
import { CreationStatusDot, DoneStatus } from '#ui/status'
import { ReturnDueDate } from './return-due-date.tsx'
import type { OrganizationFilters } from './organization-list-search.ts'

const tab = (name: string) => (row: OrganizationRow) => `/organization/${row._id}/${name}`
const accounting = tab('ACCOUNTING_TAB')

const redTexts = (rules: OrganizationRow['redRules']) => {
  const text = rules.map((rule) => complianceLabels[rule]).join(', ')
  return <span title={text}>{text}</span>
}

const name: Column<OrganizationRow> = { label: 'Name', sortField: 'name', cell: (row) => row.name }

const columns: Column<OrganizationRow>[] = [
  {
    label: 'Creation status',
    sortField: 'creationStatus',
    card: 'top',
    cell: (row) => <CreationStatusDot status={row.creationStatus} />,
  },
  { label: 'Incorporation date', sortField: 'incorporationDate', cell: (row) => displayDate(row.incorporationDate) },
  { label: 'First AR', sortField: 'firstAr', cell: (row) => displayDate(row.firstAr), opensAt: accounting },
  {
    label: 'Next AR Reminder',
    sortField: 'nextArReminder',
    card: 'bottom',
    cell: (row) => <ReturnDueDate ard={row.nextArReminder} display={displayMonth} />,
    cardCell: ({ nextArReminder: ard }) => ard && <ReturnDueDate ard={ard} display={displayMonth} />,
    opensAt: accounting,
  },
  {
    label: 'First ar Status',
    cell: (row) => <DoneStatus isDone={row.status} otherwise="PENDING" />,
    opensAt: accounting,
  },
  {
    label: 'AML Status',
    card: 'bottom',
    cell: ({ aml }) => (
      <RiskStatus level={aml.appendix2_risk_level} answered={aml.answered} reasons={aml.enhancedDueDiligence} isShort />
    ),
    opensAt: tab('AML_TAB'),
  },
  {
    label: 'Has red',
    maxWidth: 180,
    cell: ({ redRules }) => redTexts(redRules),
    opensAt: tab('COMPLIANCE_TAB'),
  },
]

const files: Column<OrganizationRow> = {
  label: 'Files',
  align: 'right',
  cell: (row) => row.attachedFiles.length,
  opensAt: tab('ATTACHEDFILES_ORGANIZATION_TAB'),
}

const followUpColumns = (code: FollowUpCode): Column<OrganizationRow>[] => {
  const followUpOf = (row: OrganizationRow) => row.followUps.find((one) => one.followUpName === code)
  const last = lastStep(code)
  const opensAt = (row: OrganizationRow) => `${tab('FOLLOW_UP_BETA_TAB')(row)}#${followUpOf(row)?._id ?? ''}`

  return [
    {
      label: 'Follow-up step',
      maxWidth: 260,
      card: 'bottom',
      opensAt,
      cell: (row) => {
        const step = followUpOf(row)?.stepIndex ?? 0
        return `${step}/${last} ${followUpCatalogue[code].steps[step] ?? ''}`
      },
    },
    { label: 'Status', cell: (row) => (followUpOf(row)?.stepIndex === last ? 'Completed' : 'In progress'), opensAt },
    { label: 'Comment', maxWidth: 220, cell: (row) => followUpOf(row)?.comments, opensAt },
    { label: 'ARD', sortField: 'ARD', cell: (row) => displayDate(followUpOf(row)?.ARD), opensAt },
    {
      label: 'Deadline',
      // The API answers the start date as the deadline of a kind without a target. Sorting by it would mislead (FUP-13).
      ...(followUpCatalogue[code].days > 0 && { sortField: 'deadline' }),
      card: 'bottom',
      opensAt,
      cell: (row) => {
        const followUp = followUpOf(row)
        return followUp ? <DeadlineText followUp={followUpDates(followUp)} /> : 'No deadline'
      },
    },
  ]
}

const reminderColumn = (service: RecurringServiceCode): Column<OrganizationRow> => ({
  label: `${recurringServiceNames[service]} reminder`,
  sortField: `${service}PaidReminder`,
  cell: (row) => <DueDate date={row[`${service}PaidReminder`]} />,
  opensAt: tab('SERVICE_TAB'),
})

/** The columns of the list (ORG-4). Filters on a follow-up or on late reminders add their columns right after the name. */
export const organizationColumns = ({
  followUp,
  latePaidReminders,
}: OrganizationFilters): Column<OrganizationRow>[] => [
  name,
  ...(followUp ? followUpColumns(followUp) : []),
  ...(latePaidReminders ? [reminderColumn(latePaidReminders)] : []),
  ...columns,
  files,
]
