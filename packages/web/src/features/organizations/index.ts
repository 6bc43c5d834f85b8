import { lazyRouteComponent } from '@tanstack/react-router'

export const OrganizationListPage = lazyRouteComponent(
  () => import('./organization-list-page.tsx'),
  'OrganizationListPage',
)
export { OrganizationSelect } from './organization-select.tsx'
export { organizationListSearch } from './organization-list-search.ts'
export {
  organizationQuery,
  ORGANIZATIONS,
  useCreateOrganization,
  useRemoveOrganization,
  useUpdateOrganization,
} from './organizations.api.ts'
export const OrganizationGeneralTab = lazyRouteComponent(
  () => import('./organization-general-tab.tsx'),
  'OrganizationGeneralTab',
)
