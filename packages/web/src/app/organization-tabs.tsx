import type { Organization } from '@registrar/domain/organizations/organization'
import {
  IconBuilding,
  IconCalculator,
  IconCode,
  IconCreditCard,
  IconFiles,
  IconListCheck,
  IconNotes,
  IconRefresh,
  IconShieldHalf,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { OrganizationAmlTab } from '#features/aml'
import { FollowUpsTab } from '#features/follow-ups'
import { OrganizationOrders } from '#features/orders'
import {
  OrganizationAccountingTab,
  OrganizationFilesTab,
  OrganizationGeneralTab,
  OrganizationNotesTab,
  OrganizationServicesTab,
} from '#features/organizations'
import { SubscriptionsPanel } from '#features/subscriptions'
import type { DetailTab } from '#ui/detail-page'
import { RawData } from '#ui/raw-data'
import { Empty } from '#ui/states'
import { today } from '#lib/clock'
import { OrganizationMembersTab } from './organization-members-tab.tsx'
import { ReminderEmail } from './reminder-email.tsx'

/** An address that older links still carry. Source: decision O5. */
export const ORGANIZATION_TAB_ALIASES: Record<string, string> = { FOLLOW_UP_TAB: 'FOLLOW_UP_BETA_TAB' }

const isPast = (date: string | null) => date !== null && date < today()

/** The tabs in their documented order; the beta tab is chosen without the address changing. */
export const organizationTabs = (
  organization: Organization,
  members: number | undefined,
  chooseBeta: () => void,
  leaveBeta: () => void,
): DetailTab[] => {
  const reminders = [
    organization.domiciliationPaidReminder,
    organization.secretaryCompanyPaidReminder,
    organization.anonymousShareholderPaidReminder,
  ]
  const at = (tab: Omit<DetailTab, 'to'>): DetailTab => ({
    ...tab,
    to: `/organization/${organization._id}/${tab.id}`,
    onChoose: leaveBeta,
  })
  return [
    at({ id: 'GENERAL_TAB', label: 'General', icon: IconBuilding }),
    at({
      id: 'ACCOUNTING_TAB',
      label: 'Accounting',
      icon: IconCalculator,
      warning: isPast(organization.corporationTaxPaidReminder) && 'The corporation tax reminder is past',
    }),
    at({
      id: 'SERVICE_TAB',
      label: 'Services',
      icon: IconRefresh,
      warning: reminders.some(isPast) && 'A paid reminder is past',
    }),
    { id: 'SERVICE_TAB_BETA', label: 'Services', badge: 'Beta', icon: IconRefresh, onChoose: chooseBeta },
    at({ id: 'AML_TAB', label: 'AML', icon: IconShieldHalf }),
    at({ id: 'PEOPLE_TAB', label: 'Members', icon: IconUsers, count: members }),
    at({ id: 'PAYMENT_TAB', label: 'Payments', icon: IconCreditCard, count: members }),
    at({
      id: 'FOLLOW_UP_BETA_TAB',
      label: 'Follow Up',
      icon: IconListCheck,
      count: organization.followUps.length,
    }),
    at({
      id: 'ATTACHEDFILES_ORGANIZATION_TAB',
      label: 'Files',
      icon: IconFiles,
      count: organization.attachedFiles.length,
    }),
    at({ id: 'NOTES_TAB', label: 'Notes', icon: IconNotes }),
    at({ id: 'RAW_DATA', label: 'Raw Data', icon: IconCode }),
  ]
}

type Shown = { organization: Organization }

/** What each tab shows. */
const contents: Record<string, (shown: Shown) => ReactNode> = {
  GENERAL_TAB: ({ organization }) => <OrganizationGeneralTab organization={organization} />,
  ACCOUNTING_TAB: ({ organization }) => (
    <OrganizationAccountingTab
      organization={organization}
      reminderAction={<ReminderEmail organization={organization} />}
    />
  ),
  SERVICE_TAB: ({ organization }) => (
    <OrganizationServicesTab
      organization={organization}
      reminderAction={<ReminderEmail organization={organization} />}
    />
  ),
  SERVICE_TAB_BETA: ({ organization }) => <SubscriptionsPanel organizationId={organization._id} />,
  AML_TAB: ({ organization }) => <OrganizationAmlTab organization={organization} />,
  PEOPLE_TAB: ({ organization }) => <OrganizationMembersTab organizationId={organization._id} />,
  PAYMENT_TAB: ({ organization }) => <OrganizationOrders organizationId={organization._id} />,
  FOLLOW_UP_BETA_TAB: ({ organization }) => <FollowUpsTab organizationId={organization._id} />,
  ATTACHEDFILES_ORGANIZATION_TAB: ({ organization }) => <OrganizationFilesTab organization={organization} />,
  NOTES_TAB: ({ organization }) => <OrganizationNotesTab organization={organization} />,
  RAW_DATA: ({ organization }) => <RawData record={organization} />,
}

export const OrganizationTab = ({ tab, organization }: Shown & { tab: string }) =>
  contents[tab]?.({ organization }) ?? <Empty>This part is not built yet.</Empty>
