/** The pages of the navigation, in its order (UI-1). The finder offers each of them too (FIND-5). */
export const navigationEntries: { to: string; label: string }[] = [
  { to: '/', label: 'Home' },
  { to: '/organization', label: 'Organizations' },
  { to: '/deadlines', label: 'Deadlines' },
  { to: '/reminders', label: 'Reminders' },
  { to: '/followUp', label: 'Follow-ups' },
  { to: '/aml', label: 'AML' },
  { to: '/people', label: 'People' },
  { to: '/task', label: 'Task' },
  { to: '/form', label: 'Forms' },
  { to: '/email', label: 'Emails' },
  { to: '/order', label: 'Orders' },
  { to: '/import', label: 'Import' },
  { to: '/bin', label: 'Bin' },
]
