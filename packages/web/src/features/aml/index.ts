import { amlListing } from '@registrar/domain/aml/aml-listing'
import { lazyRouteComponent } from '@tanstack/react-router'
import { listAddress } from '#lib/list-state'

export const AmlListPage = lazyRouteComponent(() => import('./aml-list-page.tsx'), 'AmlListPage')
export const amlListSearch = listAddress(amlListing, { sort: { sortField: 'open', sortOrder: 'asc' } })
export const AmlSettingsPage = lazyRouteComponent(() => import('./aml-settings-page.tsx'), 'AmlSettingsPage')
export const OrganizationAmlTab = lazyRouteComponent(() => import('./organization-aml-tab.tsx'), 'OrganizationAmlTab')
