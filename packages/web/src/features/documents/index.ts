import { lazyRouteComponent } from '@tanstack/react-router'

export const PapersTab = lazyRouteComponent(() => import('./papers-tab.tsx'), 'PapersTab')
