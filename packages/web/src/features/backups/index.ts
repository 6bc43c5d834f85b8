import { lazyRouteComponent } from '@tanstack/react-router'

export const BackupsPage = lazyRouteComponent(() => import('./backups-page.tsx'), 'BackupsPage')
