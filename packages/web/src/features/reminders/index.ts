import { lazyRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'

export const RemindersPage = lazyRouteComponent(() => import('./reminders-page.tsx'), 'RemindersPage')
export { reminderListSearch } from './reminder-list-search.ts'
export { findPreparedReminders } from './prepared-reminders.ts'

/** Asks before reminders are sent. */
export const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))
