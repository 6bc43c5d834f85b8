import { isPermitted } from '@registrar/domain/access/permitted-calls'
import type { Role } from '@registrar/domain/access/roles'
import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import type { Call } from '@registrar/domain/shared/call'

/** `call`: only users who may make it see the entry (USER-12). */
export type NavigationEntry = { to: string; label: string; call?: Pick<Call, 'method' | 'path' | 'access'> }

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
  { to: '/aml/firm', label: 'AML of the firm', call: amlFirmCalls.findFirmAssessment },
  { to: '/import', label: 'Import' },
  { to: '/bin', label: 'Bin' },
]

/** The entries that somebody of a role sees; none of those with a call before the role is known. */
export const entriesFor = (role: Role | undefined): NavigationEntry[] =>
  navigationEntries.filter(({ call }) => !call || (role !== undefined && isPermitted(role, call)))

const isUnder = (to: string, open: string): boolean =>
  to === '/' ? open === '/' : open === to.toLowerCase() || open.startsWith(`${to.toLowerCase()}/`)

/** Whether an entry's page, or a page under it that is no entry itself, is open; letter case does not count (UI-2). */
export const isCurrentEntry = (to: string, pathname: string): boolean => {
  const open = pathname.toLowerCase()
  const isInner = ({ to: other }: NavigationEntry) => other.startsWith(`${to}/`) && isUnder(other, open)
  return isUnder(to, open) && !navigationEntries.some(isInner)
}
