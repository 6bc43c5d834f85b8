import { lazyRouteComponent } from '@tanstack/react-router'

export const EmailHistoryPage = lazyRouteComponent(() => import('./email-history-page.tsx'), 'EmailHistoryPage')
export const AccountEmails = lazyRouteComponent(() => import('./account-emails.tsx'), 'AccountEmails')
export { MailPreview } from './mail-preview.tsx'
export { useMailTemplate, useSendTemplateMail } from './template-mail.api.ts'
