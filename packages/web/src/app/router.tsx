import { createRootRoute, createRoute, createRouter, Navigate, Outlet, redirect } from '@tanstack/react-router'
import { AmlListPage, amlListSearch, AmlSettingsPage } from '#features/aml'
import { AmlFirmPage } from '#features/aml-firm'
import { AuditPage, auditSearch } from '#features/audit'
import { BackupsPage } from '#features/backups'
import { BinPage, binSearch } from '#features/bin'
import { FollowUpListPage, followUpListSearch } from '#features/follow-ups'
import { CalendarSection, DeadlinesPage, deadlineListSearch } from '#features/deadlines'
import { filingListSearch, FilingsPage } from '#features/filings'
import { RemindersPage, reminderListSearch } from '#features/reminders'
import { accountSearch, EmailHistoryPage, emailHistorySearch } from '#features/emails'
import { FormListPage, formListSearch, FormPage } from '#features/forms'
import { ImportPage, importPageSearch } from '#features/imports'
import { OrganizationListPage, organizationListSearch, prefetchOrganizationList } from '#features/organizations'
import { OrderListPage, orderListSearch, OrderPage } from '#features/orders'
import { PeopleListPage, peopleListSearch } from '#features/people'
import { ReportsPage, reportsSearch } from '#features/reports'
import { RetentionPage, retentionSearch } from '#features/retention'
import { ProductsPage, productListSearch } from '#features/products'
import { SettingsPage } from '#features/settings'
import { TextsPage } from '#features/texts'
import { prefetchBoard, TaskBoardPage, taskBoardSearch } from '#features/tasks'
import {
  AccountPage,
  forgetSession,
  ForgotPasswordPage,
  ResetPasswordPage,
  secondFactorQuery,
  SignInPage,
  SignUpPage,
  StaffPage,
} from '#features/users'
import { addressValues } from '#lib/address-values'
import { loadAppConfig } from '#lib/app-config'
import { onConnectionReturn } from '#lib/connection'
import { isOwnAddress } from '#lib/own-address'
import { prefetch } from '#lib/prefetch'
import { queryClient } from '#lib/query-client'
import { sessionQuery, startSession } from '#lib/session'
import { toast } from '#lib/toast'
import { ConnectionNotice } from '#ui/connection-notice'
import { closeDialog } from '#ui/dialog-host'
import { Failed, Loading } from '#ui/states'
import { UnsavedQuestion } from '#ui/unsaved-guard'
import { authSearch, resetSearch } from './auth-search.ts'
import { dashboardSearch } from './dashboard-search.ts'
import { followSession } from './follow-session.ts'
import { organizationSearch } from './organization-search.ts'
import { DashboardPage, OrganizationPage, PersonPage, prefetchOrganization } from './pages.ts'
import { personSearch } from './person-search.ts'
import { Shell } from './shell.tsx'

const Root = () => (
  <>
    <Outlet />
    <UnsavedQuestion />
    <ConnectionNotice />
  </>
)
const root = createRootRoute({ component: Root, notFoundComponent: () => <Navigate to="/" replace /> })

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: authSearch,
  beforeLoad: async ({ search }) => {
    if (await queryClient.query({ ...sessionQuery, staleTime: 'static' }))
      throw redirect({ to: isOwnAddress(search.from) ? search.from : '/', replace: true })
  },
})
const toSignIn = () => {
  throw redirect({ to: '/auth/signin', replace: true })
}
const authHome = createRoute({ getParentRoute: () => auth, path: '/', beforeLoad: toSignIn })
const signIn = createRoute({ getParentRoute: () => auth, path: '/signin', component: SignInPage })
const signUp = createRoute({ getParentRoute: () => auth, path: '/signup', component: SignUpPage })
const forgotPassword = createRoute({ getParentRoute: () => auth, path: '/forgot', component: ForgotPasswordPage })
// Signed-in users may open it too: the link may be for another account.
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/auth/reset',
  component: ResetPasswordPage,
  validateSearch: resetSearch,
})
const redirectToAuth = (path: '/signin' | '/signup') =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: `/auth${path}`, replace: true })
    },
  })

// The public form is an app of its own: the browser loads it.
const loadPublicForm = ({ location }: { location: { href: string } }) => window.location.assign(location.href)
const publicForm = (path: '/publicform' | '/publicform/validate') =>
  createRoute({ getParentRoute: () => root, path, beforeLoad: loadPublicForm })

const staff = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  component: Shell,
  beforeLoad: async ({ location }) => {
    const [session] = await Promise.all([queryClient.query({ ...sessionQuery, staleTime: 'static' }), loadAppConfig()])
    const from = location.href === '/' ? undefined : location.href
    if (!session) throw redirect({ to: '/auth/signin', search: { from }, replace: true })
  },
})

const home = createRoute({ getParentRoute: () => staff, path: '/', component: DashboardPage, ...dashboardSearch })
const organizations = createRoute({
  getParentRoute: () => staff,
  path: '/organization',
  component: OrganizationListPage,
  ...organizationListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ cause, deps }) => prefetch(cause, () => prefetchOrganizationList(deps)),
})
const organization = createRoute({
  getParentRoute: () => staff,
  path: '/organization/$id/{-$tab}',
  component: OrganizationPage,
  ...organizationSearch,
  loader: ({ cause, params }) => prefetch(cause, () => prefetchOrganization(params.id)),
})
const people = createRoute({
  getParentRoute: () => staff,
  path: '/people',
  component: PeopleListPage,
  ...peopleListSearch,
})
const person = createRoute({
  getParentRoute: () => staff,
  path: '/people/$id/{-$tab}',
  component: PersonPage,
  ...personSearch,
})
const forms = createRoute({ getParentRoute: () => staff, path: '/form', component: FormListPage, ...formListSearch })
const form = createRoute({ getParentRoute: () => staff, path: '/form/$id/{-$tab}', component: FormPage })
const orders = createRoute({
  getParentRoute: () => staff,
  path: '/order',
  component: OrderListPage,
  ...orderListSearch,
})
const order = createRoute({ getParentRoute: () => staff, path: '/order/$id/{-$tab}', component: OrderPage })
const products = createRoute({
  getParentRoute: () => staff,
  path: '/order/products',
  component: ProductsPage,
  ...productListSearch,
})
const followUps = createRoute({
  getParentRoute: () => staff,
  path: '/followUp',
  component: FollowUpListPage,
  ...followUpListSearch,
})
const tasks = createRoute({
  getParentRoute: () => staff,
  path: '/task/{-$id}',
  component: TaskBoardPage,
  ...taskBoardSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ cause, deps }) => prefetch(cause, () => prefetchBoard(deps)),
})
const aml = createRoute({ getParentRoute: () => staff, path: '/aml', component: AmlListPage, ...amlListSearch })
const amlFirm = createRoute({ getParentRoute: () => staff, path: '/aml/firm', component: AmlFirmPage })
const amlSettings = createRoute({ getParentRoute: () => staff, path: '/aml/settings', component: AmlSettingsPage })
const deadlines = createRoute({
  getParentRoute: () => staff,
  path: '/deadlines',
  component: DeadlinesPage,
  ...deadlineListSearch,
})
const reminders = createRoute({
  getParentRoute: () => staff,
  path: '/reminders',
  component: RemindersPage,
  ...reminderListSearch,
})
const filings = createRoute({
  getParentRoute: () => staff,
  path: '/filings',
  component: FilingsPage,
  ...filingListSearch,
})
const reports = createRoute({ getParentRoute: () => staff, path: '/reports', component: ReportsPage, ...reportsSearch })
const emails = createRoute({
  getParentRoute: () => staff,
  path: '/email',
  component: EmailHistoryPage,
  ...emailHistorySearch,
})
const bin = createRoute({ getParentRoute: () => staff, path: '/bin', component: BinPage, ...binSearch })
const importing = createRoute({
  getParentRoute: () => staff,
  path: '/import',
  component: ImportPage,
  ...importPageSearch,
})
const account = createRoute({
  getParentRoute: () => staff,
  path: '/account',
  component: () => <AccountPage calendar={<CalendarSection />} />,
  ...accountSearch,
  // Most sections wait for it.
  loader: ({ cause }) => prefetch(cause, () => queryClient.query(secondFactorQuery)),
})
const retention = createRoute({
  getParentRoute: () => staff,
  path: '/retention',
  component: RetentionPage,
  ...retentionSearch,
})
const audit = createRoute({ getParentRoute: () => staff, path: '/account/audit', component: AuditPage, ...auditSearch })
const backups = createRoute({ getParentRoute: () => staff, path: '/account/backups', component: BackupsPage })
const settings = createRoute({ getParentRoute: () => staff, path: '/settings', component: SettingsPage })
const texts = createRoute({ getParentRoute: () => staff, path: '/settings/texts/{-$key}', component: TextsPage })
const staffPage = createRoute({ getParentRoute: () => staff, path: '/account/staff', component: StaffPage })

const routeTree = root.addChildren([
  auth.addChildren([authHome, signIn, signUp, forgotPassword]),
  resetPassword,
  redirectToAuth('/signin'),
  redirectToAuth('/signup'),
  publicForm('/publicform'),
  publicForm('/publicform/validate'),
  staff.addChildren([
    home,
    organizations,
    organization,
    people,
    person,
    orders,
    order,
    products,
    followUps,
    aml,
    amlFirm,
    amlSettings,
    deadlines,
    reminders,
    filings,
    reports,
    tasks,
    account,
    staffPage,
    audit,
    backups,
    retention,
    settings,
    texts,
    forms,
    form,
    emails,
    bin,
    importing,
  ]),
])

export const router = createRouter({
  routeTree,
  // The browser's tests use it where the app is loaded already, to end and begin a session and to go on without messages.
  context: { forgetSession, startSession, removeMessages: () => toast.remove() },
  ...addressValues,
  caseSensitive: false,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  defaultErrorComponent: ({ reset }) => <Failed message="This page could not be loaded." onRetry={reset} />,
})

followSession(router)

// A question is about the page on which it was asked (UI-6).
router.subscribe('onBeforeLoad', ({ pathChanged }) => {
  if (pathChanged) closeDialog()
})

// Requests that failed while the server could not be reached are sent again.
onConnectionReturn(() => {
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate()
})

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    router: typeof router
  }
}
