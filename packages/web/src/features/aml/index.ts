import { lazyRouteComponent } from '@tanstack/react-router'

export const OrganizationAmlTab = lazyRouteComponent(() => import('./organization-aml-tab.tsx'), 'OrganizationAmlTab')
