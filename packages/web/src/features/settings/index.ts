import { lazyRouteComponent } from '@tanstack/react-router'

export { FirstSteps } from './first-steps.tsx'
export const SettingsPage = lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage')
