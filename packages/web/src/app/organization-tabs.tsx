import { Stack } from '@mantine/core'
import type { ReminderKind } from '@registrar/domain/reminders/reminder-kind'
import type { Organization } from '@registrar/domain/organizations/organization'
import {
  IconBook2,
  IconBuilding,
  IconCalculator,
  IconChartPie,
  IconChecklist,
  IconCreditCard,
  IconFileText,
  IconFiles,
  IconListCheck,
  IconMail,
  IconNotes,
  IconRefresh,
  IconSend,
  IconShieldHalf,
  IconUsers,
} from '@tabler/icons-react'
import { OrganizationAmlTab } from '#features/aml'
import { ComplianceTab } from '#features/compliance'
import { PapersTab } from '#features/documents'
import { RecordEmailsTab } from '#features/emails'
import { FilingsTab } from '#features/filings'
import { TaxesSection } from '#features/taxes'
import { FollowUpsTab } from '#features/follow-ups'
import { historyTab } from '#features/history'
import { NotesSection } from '#features/notes'
import { OrganizationOrders } from '#features/orders'
import {
  OrganizationAccountingTab,
  OrganizationFilesTab,
  OrganizationGeneralTab,
  OrganizationNotesTab,
  OrganizationServicesTab,
} from '#features/organizations'
import { RegistersTab } from '#features/registers'
import { SanctionsStop } from '#features/sanctions'
import { SharesTab } from '#features/shares'
import { SubscriptionsPanel } from '#features/subscriptions'
import { rawDataTab, type RecordTab } from '#ui/record-page'
import { Together } from '#ui/together'
import { today } from '#lib/clock'
import { OrganizationMembersTab } from './organization-members-tab.tsx'
import { ReminderEmail } from './reminder-email.tsx'

const isPast = (date: string | null) => date !== null && date < today()

/** The tabs of an organization, in the order of organization-page.md (ORG-20). */
export const organizationTabs = (organization: Organization, memberCount: number | undefined): RecordTab[] => {
  const paidReminders = [
    organization.domiciliationPaidReminder,
    organization.secretaryCompanyPaidReminder,
    organization.anonymousShareholderPaidReminder,
  ]
  const reminderEmail = (kind: ReminderKind) => <ReminderEmail organization={organization} kind={kind} />

  return [
    {
      id: 'GENERAL_TAB',
      label: 'General',
      icon: IconBuilding,
      content: () => <OrganizationGeneralTab organization={organization} />,
    },
    {
      id: 'ACCOUNTING_TAB',
      label: 'Accounting',
      icon: IconCalculator,
      warning: isPast(organization.corporationTaxPaidReminder) && 'The corporation tax reminder is past',
      content: () => (
        <OrganizationAccountingTab organization={organization} reminderAction={reminderEmail('corporationTax')} />
      ),
    },
    {
      id: 'SERVICE_TAB',
      label: 'Services',
      icon: IconRefresh,
      warning: paidReminders.some(isPast) && 'A paid reminder is past',
      content: () => <OrganizationServicesTab organization={organization} reminderAction={reminderEmail} />,
    },
    {
      id: 'SERVICE_TAB_BETA',
      label: 'Services',
      badge: 'Beta',
      icon: IconRefresh,
      isLocal: true,
      content: () => <SubscriptionsPanel organizationId={organization._id} />,
    },
    {
      id: 'AML_TAB',
      label: 'AML',
      icon: IconShieldHalf,
      content: () => <OrganizationAmlTab organization={organization} />,
    },
    {
      id: 'PEOPLE_TAB',
      label: 'Members',
      icon: IconUsers,
      count: memberCount,
      content: () => <OrganizationMembersTab organization={organization} />,
    },
    {
      id: 'REGISTERS_TAB',
      label: 'Registers',
      icon: IconBook2,
      isSecondary: true,
      content: () => (
        <Together>
          <RegistersTab organizationId={organization._id} companyType={organization.companyType} />
        </Together>
      ),
    },
    {
      id: 'SHARES_TAB',
      label: 'Shares',
      icon: IconChartPie,
      isSecondary: true,
      content: () => (
        <Together>
          <SharesTab organizationId={organization._id} />
        </Together>
      ),
    },
    {
      id: 'COMPLIANCE_TAB',
      label: 'Compliance',
      icon: IconChecklist,
      isSecondary: true,
      content: () => <ComplianceTab organizationId={organization._id} />,
    },
    {
      id: 'FILINGS_TAB',
      label: 'Filings',
      icon: IconSend,
      isSecondary: true,
      content: () => (
        <Stack gap="md">
          <Together>
            <FilingsTab
              organizationId={organization._id}
              isBranch={(organization.companyType ?? organization.companyTypeGuess) === 'BRANCH'}
            />
            <TaxesSection organizationId={organization._id} />
          </Together>
        </Stack>
      ),
    },
    {
      id: 'PAPERS_TAB',
      label: 'Papers',
      icon: IconFileText,
      isSecondary: true,
      content: () => (
        <Stack gap="md">
          <Together>
            <SanctionsStop organizationId={organization._id} />
            <PapersTab organization={organization} />
          </Together>
        </Stack>
      ),
    },
    {
      id: 'PAYMENT_TAB',
      label: 'Payments',
      icon: IconCreditCard,
      count: memberCount,
      content: () => <OrganizationOrders organization={organization} />,
    },
    {
      id: 'FOLLOW_UP_BETA_TAB',
      label: 'Follow Up',
      icon: IconListCheck,
      count: organization.followUps.length,
      content: () => (
        <Stack gap="md">
          <Together>
            <SanctionsStop organizationId={organization._id} />
            <FollowUpsTab organizationId={organization._id} />
          </Together>
        </Stack>
      ),
    },
    {
      id: 'ATTACHEDFILES_ORGANIZATION_TAB',
      label: 'Files',
      icon: IconFiles,
      count: organization.attachedFiles.length,
      content: () => <OrganizationFilesTab organization={organization} />,
    },
    {
      id: 'NOTES_TAB',
      label: 'Notes',
      icon: IconNotes,
      content: () => (
        <Stack gap="md">
          <OrganizationNotesTab organization={organization} />
          <NotesSection owner={{ organizationId: organization._id }} />
        </Stack>
      ),
    },
    {
      id: 'EMAILS_TAB',
      label: 'Emails',
      icon: IconMail,
      isSecondary: true,
      content: () => <RecordEmailsTab owner={{ organizationId: organization._id }} record={organization} />,
    },
    historyTab('organization', organization._id),
    rawDataTab(organization),
  ]
}
