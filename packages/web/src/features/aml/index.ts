import { lazyRouteComponent } from '@tanstack/react-router'

export const AmlListPage = lazyRouteComponent(() => import('./aml-list-page.tsx'), 'AmlListPage')
export { amlListSearch } from './aml-list-search.ts'
export const OrganizationAmlTab = lazyRouteComponent(() => import('./organization-aml-tab.tsx'), 'OrganizationAmlTab')
