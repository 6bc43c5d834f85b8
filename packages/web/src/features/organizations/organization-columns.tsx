import { Badge } from '@mantine/core'
import { complianceLabels } from '@registrar/domain/shared/compliance-rule-ids'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { followUpDates } from '@registrar/domain/follow-ups/follow-up-entry'
import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import {
  chosenFollowUpColumns,
  moreOrganizationColumns,
  organizationListing,
  reminderColumn,
} from '@registrar/domain/organizations/organization-listing'
import type { RecurringServiceCode } from '@registrar/domain/organizations/services/recurring-services'
import { displayMonth } from '@registrar/domain/shared/iso-date'
import { DeadlineText } from '#features/follow-ups'
import type { Column } from '#ui/data-table'
import { DueDate } from '#ui/due-date'
import { FormerName } from '#ui/former-name'
import { MailText } from '#ui/mail-text'
import { RiskStatus } from '#ui/risk-status'
import { CreationStatusDot, DoneStatus } from '#ui/status'
import { choosableColumns, tableColumn, tableColumns } from '#ui/table-columns'
import type { OrganizationListState } from './organization-address.ts'
import { ReturnDueDate } from './return-due-date.tsx'

const tab = (name: string) => (row: OrganizationRow) => `/organization/${row._id}/${name}`
const accounting = tab('ACCOUNTING_TAB')

// A company that is listed for strike-off says so first.
const redTexts = ({ redRules }: OrganizationRow) => {
  const isListed = redRules.includes('croStatus')
  const text = redRules
    .filter((rule) => rule !== 'croStatus')
    .map((rule) => complianceLabels[rule])
    .join(', ')
  return (
    <span title={isListed ? `Listed for strike-off, ${text}` : text}>
      {isListed && (
        <Badge color="red" variant="filled" size="sm" mr={6} tt="none" miw="max-content">
          Listed for strike-off
        </Badge>
      )}
      {text}
    </span>
  )
}

const columns = choosableColumns(
  organizationListing,
  {
    name: {
      cell: (row) => (
        <>
          {row.name}
          <FormerName formerly={row.formerly} present={row.name} />
        </>
      ),
    },
    creationStatus: { card: 'top', cell: (row) => <CreationStatusDot status={row.creationStatus} /> },
    firstAr: { opensAt: accounting },
    nextArReminder: {
      card: 'bottom',
      cell: (row) => <ReturnDueDate ard={row.nextArReminder} running={row.runningReturn} display={displayMonth} />,
      cardCell: ({ nextArReminder: ard, runningReturn }) =>
        ard && <ReturnDueDate ard={ard} running={runningReturn} display={displayMonth} />,
      opensAt: accounting,
    },
    status: { cell: (row) => <DoneStatus isDone={row.status} otherwise="PENDING" />, opensAt: accounting },
    aml: {
      card: 'bottom',
      cell: ({ aml }) => (
        <RiskStatus
          level={aml.appendix2_risk_level}
          answered={aml.answered}
          reasons={aml.enhancedDueDiligence}
          isShort
        />
      ),
      opensAt: tab('AML_TAB'),
    },
    hasRed: { cell: redTexts, opensAt: tab('COMPLIANCE_TAB') },
    attachedFiles: { opensAt: tab('ATTACHEDFILES_ORGANIZATION_TAB') },
    mail: { cell: (row) => <MailText mail={row.mail ?? null} state={row.mailState} /> },
  },
  moreOrganizationColumns,
)

const followUpColumns = (code: FollowUpCode) => {
  const followUpOf = (row: OrganizationRow) => row.followUps.find((one) => one.followUpName === code)
  const opensAt = (row: OrganizationRow) => `${tab('FOLLOW_UP_BETA_TAB')(row)}#${followUpOf(row)?._id ?? ''}`
  const deadline = (row: OrganizationRow) => {
    const followUp = followUpOf(row)
    return followUp ? <DeadlineText followUp={followUpDates(followUp)} company={row} /> : 'No deadline'
  }

  return tableColumns(
    { row: organizationListing.row, columns: chosenFollowUpColumns(code) },
    {
      followUpStep: { card: 'bottom', opensAt },
      followUpStatus: { opensAt },
      followUpComment: { opensAt },
      ARD: { opensAt },
      deadline: { card: 'bottom', cell: deadline, opensAt },
    },
  )
}

const lateColumn = (service: RecurringServiceCode) =>
  tableColumn<OrganizationRow>(reminderColumn(service), {
    cell: (row) => <DueDate date={row[`${service}PaidReminder`]} />,
    opensAt: tab('SERVICE_TAB'),
  })

/** The columns of the list (ORG-4). Filters on a follow-up or on late reminders add their columns right after the name. */
export const organizationColumns = ({
  followUp,
  latePaidReminders,
}: Pick<OrganizationListState, 'followUp' | 'latePaidReminders'>): Column<OrganizationRow>[] => [
  ...columns.slice(0, 1),
  ...(followUp ? followUpColumns(followUp) : []),
  ...(latePaidReminders ? [lateColumn(latePaidReminders)] : []),
  ...columns.slice(1),
]
