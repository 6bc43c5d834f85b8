import { lazyRouteComponent } from '@tanstack/react-router'

export const SignInPage = lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage')
export const SignUpPage = lazyRouteComponent(() => import('./sign-up-page.tsx'), 'SignUpPage')
export const AccountPage = lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage')
export { SignaturePicker } from './signature-picker.tsx'
export { UserFilter } from './user-filter.tsx'
export { UserMultiSelect, UserName, UserSelect, useUserOptions } from './user-select.tsx'
export { userOptionsQuery } from './users.api.ts'
