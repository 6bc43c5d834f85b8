import { lazyRouteComponent } from '@tanstack/react-router'

export const SettingsPage = lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage')
