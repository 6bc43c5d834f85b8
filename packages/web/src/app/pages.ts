import { lazyRouteComponent } from '@tanstack/react-router'
import { OrganizationGeneralTab } from '#features/organizations'
import { loadAtFirstSign } from '#lib/load-at-first-sign'

const loadPrefetch = () => import('./prefetch-organization.ts')

export const DashboardPage = lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage')
export const OrganizationPage = lazyRouteComponent(() => import('./organization-page.tsx'), 'OrganizationPage')
export const PersonPage = lazyRouteComponent(() => import('./person-page.tsx'), 'PersonPage')
export const prefetchOrganization = async (id: string) => (await loadPrefetch()).prefetchOrganization(id)

// A first sign may be a press already, and what it asks for goes before. Whoever points at a company loads its page at once.
const AFTER_FIRST_SIGN_MS = 500

// Staff open a company next, from most pages. Its code is there before they do.
loadAtFirstSign(async () => {
  await new Promise((resolve) => setTimeout(resolve, AFTER_FIRST_SIGN_MS))
  await Promise.all([loadPrefetch(), OrganizationPage.preload?.(), OrganizationGeneralTab.preload?.()])
})
