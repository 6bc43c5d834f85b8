import { lazyRouteComponent } from '@tanstack/react-router'

export const EmailHistoryPage = lazyRouteComponent(() => import('./email-history-page.tsx'), 'EmailHistoryPage')
export const AccountEmails = lazyRouteComponent(() => import('./account-emails.tsx'), 'AccountEmails')
export const RecordEmailsTab = lazyRouteComponent(() => import('./record-emails-tab.tsx'), 'RecordEmailsTab')
export type { AddressedRecord } from './address-today.ts'
export { EventBadge } from './event-badge.tsx'
export { accountSearch, emailHistorySearch } from './email-list-search.ts'
export { ViewEmailButton } from './view-email-button.tsx'
export { TestEmailButton } from './test-email-button.tsx'
export { TemplateEmailButton } from './template-email-button.tsx'
export { sentRemindersQuery } from './template-email.api.ts'
