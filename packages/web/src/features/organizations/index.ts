import { lazyRouteComponent } from '@tanstack/react-router'

export { OrganizationListPage } from './organization-list-page.tsx'
export { OrganizationFilter } from './organization-filter.tsx'
export { ReturnDueDate } from './return-due-date.tsx'
export { OrganizationName } from './organization-name.tsx'
export { OrganizationSelect } from './organization-select.tsx'
export { organizationListSearch } from './organization-address.ts'
export { prefetchOrganizationList } from './prefetch-organization-list.ts'
export { organizationQuery } from '#lib/organization-query'
export { useCreateOrganization, useUpdateOrganization } from './organizations.api.ts'
export { AssignDialog } from './assign-dialog.tsx'
export const NewOrganizationDialog = lazyRouteComponent(() => import('./new-organization.tsx'), 'NewOrganizationDialog')
export { SimilarOrganizations } from './similar-organizations.tsx'
export { emptyOrganization, NewOrganizationFields, organizationToCreate } from './new-organization-fields.tsx'
export const PayTaxModal = lazyRouteComponent(() => import('./pay-tax-modal.tsx'), 'PayTaxModal')
export const PayServiceModal = lazyRouteComponent(() => import('./pay-service-modal.tsx'), 'PayServiceModal')
export { OrganizationFormFrame } from './organization-form-frame.tsx'
export const OrganizationAccountingTab = lazyRouteComponent(
  () => import('./organization-accounting-tab.tsx'),
  'OrganizationAccountingTab',
)
export const OrganizationServicesTab = lazyRouteComponent(
  () => import('./organization-services-tab.tsx'),
  'OrganizationServicesTab',
)
export const OrganizationFilesTab = lazyRouteComponent(
  () => import('./organization-files-tab.tsx'),
  'OrganizationFilesTab',
)
export const OrganizationNotesTab = lazyRouteComponent(
  () => import('./organization-notes-tab.tsx'),
  'OrganizationNotesTab',
)
export const OrganizationGeneralTab = lazyRouteComponent(
  () => import('./organization-general-tab.tsx'),
  'OrganizationGeneralTab',
)
