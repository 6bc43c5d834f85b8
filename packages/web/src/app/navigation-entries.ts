/**
 * The pages of the navigation, in its order (UI-1). The last ones that do not fit in the bar are in its menu
 * 'More'. The finder offers each of them too (FIND-5).
 */
export const navigationEntries: { to: string; label: string }[] = [
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
  { to: '/import', label: 'Import' },
  { to: '/bin', label: 'Bin' },
]

/** Whether an entry's page, or a page under it, is open; letter case does not count (UI-2). */
export const isCurrentEntry = (to: string, pathname: string): boolean => {
  const open = pathname.toLowerCase()
  return to === '/' ? open === '/' : open === to.toLowerCase() || open.startsWith(`${to.toLowerCase()}/`)
}
