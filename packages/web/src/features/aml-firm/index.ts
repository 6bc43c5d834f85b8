import { lazyRouteComponent } from '@tanstack/react-router'

export const AmlFirmPage = lazyRouteComponent(() => import('./aml-firm-page.tsx'), 'AmlFirmPage')
