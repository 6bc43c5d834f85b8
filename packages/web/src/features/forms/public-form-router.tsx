import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { loadAppConfig } from '#lib/app-config'
import { UnsavedQuestion } from '#ui/unsaved-guard'
import { PublicFormPage } from './public-form-page.tsx'
import { PublicFormThanksPage } from './public-form-thanks-page.tsx'

const Root = () => (
  <>
    <Outlet />
    <UnsavedQuestion />
  </>
)
const root = createRootRoute({ component: Root })
const form = createRoute({
  getParentRoute: () => root,
  path: '/publicform',
  component: PublicFormPage,
  beforeLoad: async () => void (await loadAppConfig()),
})
const thanks = createRoute({
  getParentRoute: () => root,
  path: '/publicform/validate',
  component: PublicFormThanksPage,
})

/** The two pages of the public form. They are an app of their own, so that a client's phone loads no screen of the staff. */
export const publicFormRouter = createRouter({
  routeTree: root.addChildren([form, thanks]),
  caseSensitive: false,
  scrollRestoration: true,
})
