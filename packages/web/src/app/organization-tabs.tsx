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
import { OrganizationAmlTab } from '#features/aml'
import {
  OrganizationAccountingTab,
  OrganizationFilesTab,
  OrganizationGeneralTab,
  OrganizationNotesTab,
  OrganizationServicesTab,
} from '#features/organizations'
import type { DetailTab } from '#ui/detail-page'
import { RawData } from '#ui/raw-data'
import { Empty } from '#ui/states'
import { today } from '#lib/clock'
import { OrganizationMembersTab } from './organization-members-tab.tsx'

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
    at({ id: 'FOLLOW_UP_BETA_TAB', label: 'Follow Up', icon: IconListCheck }),
    at({
      id: 'ATTACHEDFILES_ORGANIZATION_TAB',
      label: 'Files',
      icon: IconFiles,
      count: organization.attachedFiles.length,
    }),
    at({ id: 'NOTES_TAB', label: 'Notes', icon: IconNotes }),
    at({ id: 'RAW_DATA', label: 'Raw data', icon: IconCode }),
  ]
}

/** What a tab shows. */
export const OrganizationTab = ({ tab, organization }: { tab: string; organization: Organization }) => {
  if (tab === 'GENERAL_TAB') return <OrganizationGeneralTab organization={organization} />
  if (tab === 'ACCOUNTING_TAB') return <OrganizationAccountingTab organization={organization} />
  if (tab === 'SERVICE_TAB') return <OrganizationServicesTab organization={organization} />
  if (tab === 'AML_TAB') return <OrganizationAmlTab organization={organization} />
  if (tab === 'ATTACHEDFILES_ORGANIZATION_TAB') return <OrganizationFilesTab organization={organization} />
  if (tab === 'NOTES_TAB') return <OrganizationNotesTab organization={organization} />
  if (tab === 'PEOPLE_TAB') return <OrganizationMembersTab organizationId={organization._id} />
  if (tab === 'RAW_DATA') return <RawData record={organization} />
  return <Empty>This part is not built yet.</Empty>
}
