import { lazyRouteComponent } from '@tanstack/react-router'
import { OrganizationGeneralTab } from '#features/organizations'
import { loadAtFirstSign } from '#lib/load-at-first-sign'

const loadPrefetch = () => import('./prefetch-organization.ts')

export const DashboardPage = lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage')
export const OrganizationPage = lazyRouteComponent(() => import('./organization-page.tsx'), 'OrganizationPage')
export const PersonPage = lazyRouteComponent(() => import('./person-page.tsx'), 'PersonPage')
export const prefetchOrganization = async (id: string) => (await loadPrefetch()).prefetchOrganization(id)

// Staff open a company next, from most pages. Its code is there before the first click.
loadAtFirstSign(() => Promise.all([loadPrefetch(), OrganizationPage.preload?.(), OrganizationGeneralTab.preload?.()]))
