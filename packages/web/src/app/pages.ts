import { lazyRouteComponent } from '@tanstack/react-router'

export const DashboardPage = lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage')
export const OrganizationPage = lazyRouteComponent(() => import('./organization-page.tsx'), 'OrganizationPage')
export const PersonPage = lazyRouteComponent(() => import('./person-page.tsx'), 'PersonPage')
export const prefetchOrganization = async (id: string) =>
  (await import('./prefetch-organization.ts')).prefetchOrganization(id)
