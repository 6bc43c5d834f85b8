import { lazyRouteComponent } from '@tanstack/react-router'

export const RegistersTab = lazyRouteComponent(() => import('./registers-tab.tsx'), 'RegistersTab')
