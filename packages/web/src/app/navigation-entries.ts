import { isPermitted } from '@registrar/domain/access/permitted-calls'
import { hasRole, type Role } from '@registrar/domain/access/roles'
import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { backupsCalls } from '@registrar/domain/backups/backups.calls'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import type { Call } from '@registrar/domain/shared/call'
import { staffCalls } from '@registrar/domain/users/staff.calls'

/** `call`: only users who may make it see the entry (USER-12). `barFrom`: the bar shows it from this role on, or to nobody; the finder to everybody. */
type NavigationEntry = {
  to: string
  label: string
  call?: Pick<Call, 'method' | 'path' | 'access'>
  barFrom?: Role | 'nobody'
}

/**
 * The pages of the navigation, in its order (UI-1). The last ones that do not fit in the bar are in its menu
 * 'More'. The finder offers each of them too (FIND-5).
 */
export const navigationEntries: NavigationEntry[] = [
  { to: '/', label: 'Home' },
  { to: '/organization', label: 'Organizations' },
  { to: '/followUp', label: 'Follow-ups' },
  { to: '/people', label: 'People' },
  { to: '/task', label: 'Task' },
  { to: '/form', label: 'Forms' },
  { to: '/email', label: 'Emails' },
  { to: '/order', label: 'Orders' },
  { to: '/deadlines', label: 'Deadlines' },
  { to: '/reminders', label: 'Reminders' },
  { to: '/filings', label: 'Filings' },
  { to: '/aml', label: 'AML' },
  { to: '/reports', label: 'Reports' },
  { to: '/aml/firm', label: 'AML of the firm', call: amlFirmCalls.findFirmAssessment, barFrom: 'nobody' },
  { to: '/import', label: 'Import' },
  { to: '/bin', label: 'Bin' },
  { to: '/order/products', label: 'Products', barFrom: 'admin' },
  { to: '/account/staff', label: 'Staff', call: staffCalls.searchStaff },
  { to: '/account/audit', label: 'Audit', call: auditCalls.searchAudit },
  { to: '/retention', label: 'Retention', call: retentionCalls.searchRetention },
  { to: '/account/backups', label: 'Backups', call: backupsCalls.findBackups },
  { to: '/settings', label: 'Settings', call: settingsCalls.listSettings },
]

/** The entries that somebody of a role sees; none of those with a call before the role is known. */
export const entriesFor = (role: Role | undefined): NavigationEntry[] =>
  navigationEntries.filter(({ call }) => !call || (role !== undefined && isPermitted(role, call)))

/** The entries that the bar shows somebody of a role. */
export const barEntriesFor = (role: Role | undefined): NavigationEntry[] =>
  entriesFor(role).filter(
    ({ barFrom }) => !barFrom || (barFrom !== 'nobody' && role !== undefined && hasRole(role, barFrom)),
  )

const isUnder = (to: string, open: string): boolean =>
  to === '/' ? open === '/' : open === to.toLowerCase() || open.startsWith(`${to.toLowerCase()}/`)

/** Whether an entry's page, or a page under it that is no entry itself, is open; letter case does not count (UI-2). */
export const isCurrentEntry = (to: string, pathname: string): boolean => {
  const open = pathname.toLowerCase()
  const isInner = ({ to: other }: NavigationEntry) => other.startsWith(`${to}/`) && isUnder(other, open)
  return isUnder(to, open) && !navigationEntries.some(isInner)
}
