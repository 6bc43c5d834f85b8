import { lazyRouteComponent } from '@tanstack/react-router'

export const SignInPage = lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage')
export const SignUpPage = lazyRouteComponent(() => import('./sign-up-page.tsx'), 'SignUpPage')
export const ForgotPasswordPage = lazyRouteComponent(() => import('./forgot-password-page.tsx'), 'ForgotPasswordPage')
export const ResetPasswordPage = lazyRouteComponent(() => import('./reset-password-page.tsx'), 'ResetPasswordPage')
export const StaffPage = lazyRouteComponent(() => import('./staff-page.tsx'), 'StaffPage')
export const AccountPage = lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage')
export const InviteDialog = lazyRouteComponent(() => import('./invite-dialog.tsx'), 'InviteDialog')
export { PasswordDialog } from './password-dialog.tsx'
export { forgetSession } from './forget-session.ts'
export { onSessionEnded } from './on-session-ended.ts'
export { SignaturePicker } from './signature-picker.tsx'
export { UserFilter } from './user-filter.tsx'
export { UserMultiSelect } from './user-multi-select.tsx'
export { UserName, UserSelect, useUserOptions } from './user-select.tsx'
export { secondFactorQuery, userOptionsQuery } from './users.api.ts'
