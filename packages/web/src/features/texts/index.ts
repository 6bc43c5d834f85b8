import { lazyRouteComponent } from '@tanstack/react-router'

export const TextsPage = lazyRouteComponent(() => import('./texts-page.tsx'), 'TextsPage')
