import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { amlPacksCalls } from '@registrar/domain/aml-packs/aml-packs.calls'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { calendarCalls } from '@registrar/domain/deadlines/calendar.calls'
import { dashboardCalls } from '@registrar/domain/dashboard/dashboard.calls'
import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { minuteBookCalls } from '@registrar/domain/documents/minute-book.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { backupsCalls } from '@registrar/domain/backups/backups.calls'
import { binCalls } from '@registrar/domain/bin/bin.calls'
import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { filesCalls } from '@registrar/domain/files/files.calls'
import { finderCalls } from '@registrar/domain/finder/finder.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { liveCalls } from '@registrar/domain/live/live.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { morningEmailsCalls } from '@registrar/domain/morning-emails/morning-emails.calls'
import { notesCalls } from '@registrar/domain/notes/notes.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { ownershipCalls } from '@registrar/domain/ownership/ownership.calls'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { reportsCalls } from '@registrar/domain/reports/reports.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { sendsCalls } from '@registrar/domain/sends/sends.calls'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { textsCalls } from '@registrar/domain/texts/texts.calls'
import { timelineCalls } from '@registrar/domain/timeline/timeline.calls'
import { viewsCalls } from '@registrar/domain/views/views.calls'
import type { Call } from '@registrar/domain/shared/call'
import { amlRoutes } from '#features/aml'
import { dashboardRoutes } from '#features/dashboard'
import { amlFirmRoutes } from '#features/aml-firm'
import { amlPacksRoutes } from '#features/aml-packs'
import { calendarRoutes, deadlinesRoutes } from '#features/deadlines'
import { auditRoutes } from '#features/audit'
import { backupsRoutes } from '#features/backups'
import { binRoutes } from '#features/bin'
import { complianceRoutes, refreshCompliance } from '#features/compliance'
import { documentsRoutes, minuteBookRoutes } from '#features/documents'
import { bulkRoutes } from '#features/bulk'
import { emailsRoutes } from '#features/emails'
import { filesRoutes } from '#features/files'
import { filingsRoutes } from '#features/filings'
import { finderRoutes } from '#features/finder'
import { moveArdOfRunningFollowUps, followUpsRoutes } from '#features/follow-ups'
import { formsRoutes } from '#features/forms'
import { historyRoutes } from '#features/history'
import { importsRoutes } from '#features/imports'
import { companyMembersRoutes, linksRoutes, followIncorporation } from '#features/links'
import { mergesRoutes } from '#features/merges'
import { liveRoutes } from '#features/live'
import { morningEmailsRoutes } from '#features/morning-emails'
import { notesRoutes } from '#features/notes'
import { ordersRoutes } from '#features/orders'
import { organizationsRoutes } from '#features/organizations'
import { ownershipRoutes } from '#features/ownership'
import { peopleRoutes } from '#features/people'
import { productsRoutes } from '#features/products'
import { reportsRoutes } from '#features/reports'
import { remindersRoutes } from '#features/reminders'
import { retentionRoutes } from '#features/retention'
import { findOwnedCompanies, findOwnerIds, registersRoutes } from '#features/registers'
import { settingsRoutes } from '#features/settings'
import { sharesRoutes } from '#features/shares'
import { sendsRoutes } from '#features/sends'
import { sanctionsRoutes } from '#features/sanctions'
import { subscriptionsRoutes } from '#features/subscriptions'
import { tasksRoutes } from '#features/tasks'
import { taxesRoutes } from '#features/taxes'
import { timelineRoutes } from '#features/timeline'
import { accountRoutes, passkeysRoutes, secondFactorRoutes, staffRoutes, usersRoutes } from '#features/users'
import { textsRoutes } from '#features/texts'
import { viewsRoutes } from '#features/views'
import type { Routes } from '#platform/http/routes'
import { applySettings } from './apply-settings.ts'
import { bulkKinds } from './bulk-kinds.ts'
import { countedLists } from './counted-lists.ts'
import { filingEffects } from './filing-effects.ts'
import { handOverWork } from './hand-over-work.ts'
import { computeStale } from './compute-stale.ts'
import { undoableKinds } from './undoable-kinds.ts'

type Feature = { calls: Record<string, Call>; routes: (routes: Routes) => void }

/** Everything the server offers: the routes that answer each feature's calls, and the calls that `/docs` prints. */
export const features: Readonly<Record<string, Feature>> = {
  users: { calls: usersCalls, routes: usersRoutes },
  account: { calls: accountCalls, routes: accountRoutes },
  secondFactor: { calls: secondFactorCalls, routes: secondFactorRoutes },
  passkeys: { calls: passkeysCalls, routes: passkeysRoutes },
  settings: { calls: settingsCalls, routes: (routes) => settingsRoutes(routes, applySettings) },
  texts: { calls: textsCalls, routes: textsRoutes },
  staff: { calls: staffCalls, routes: (routes) => staffRoutes(routes, handOverWork) },
  organizations: {
    calls: organizationsCalls,
    routes: (routes) =>
      organizationsRoutes(
        routes,
        { onArdMoved: moveArdOfRunningFollowUps, onIncorporated: followIncorporation },
        refreshCompliance,
      ),
  },
  people: { calls: peopleCalls, routes: (routes) => peopleRoutes(routes, findOwnedCompanies) },
  links: { calls: linksCalls, routes: (routes) => linksRoutes(routes, findOwnerIds) },
  companyMembers: { calls: companyMembersCalls, routes: (routes) => companyMembersRoutes(routes, findOwnerIds) },
  registers: { calls: registersCalls, routes: registersRoutes },
  ownership: { calls: ownershipCalls, routes: ownershipRoutes },
  aml: { calls: amlCalls, routes: (routes) => amlRoutes(routes, applySettings) },
  amlPacks: { calls: amlPacksCalls, routes: amlPacksRoutes },
  amlFirm: { calls: amlFirmCalls, routes: amlFirmRoutes },
  compliance: { calls: complianceCalls, routes: complianceRoutes },
  sanctions: { calls: sanctionsCalls, routes: sanctionsRoutes },
  documents: { calls: documentsCalls, routes: documentsRoutes },
  minuteBook: { calls: minuteBookCalls, routes: minuteBookRoutes },
  followUps: { calls: followUpsCalls, routes: followUpsRoutes },
  filings: { calls: filingsCalls, routes: (routes) => filingsRoutes(routes, filingEffects) },
  shares: { calls: sharesCalls, routes: (routes) => sharesRoutes(routes, findOwnerIds) },
  taxes: { calls: taxesCalls, routes: taxesRoutes },
  notes: { calls: notesCalls, routes: notesRoutes },
  timeline: { calls: timelineCalls, routes: timelineRoutes },
  tasks: { calls: tasksCalls, routes: tasksRoutes },
  forms: { calls: formsCalls, routes: formsRoutes },
  emails: { calls: emailsCalls, routes: emailsRoutes },
  files: { calls: filesCalls, routes: filesRoutes },
  products: { calls: productsCalls, routes: productsRoutes },
  orders: { calls: ordersCalls, routes: ordersRoutes },
  deadlines: { calls: deadlinesCalls, routes: deadlinesRoutes },
  dashboard: { calls: dashboardCalls, routes: dashboardRoutes },
  reports: { calls: reportsCalls, routes: reportsRoutes },
  morningEmails: { calls: morningEmailsCalls, routes: morningEmailsRoutes },
  sends: { calls: sendsCalls, routes: sendsRoutes },
  reminders: { calls: remindersCalls, routes: remindersRoutes },
  calendar: { calls: calendarCalls, routes: calendarRoutes },
  subscriptions: { calls: subscriptionsCalls, routes: subscriptionsRoutes },
  history: { calls: historyCalls, routes: (routes) => historyRoutes(routes, undoableKinds) },
  views: { calls: viewsCalls, routes: (routes) => viewsRoutes(routes, countedLists) },
  merges: { calls: mergesCalls, routes: (routes) => mergesRoutes(routes, undoableKinds) },
  finder: { calls: finderCalls, routes: finderRoutes },
  live: { calls: liveCalls, routes: liveRoutes },
  bulk: { calls: bulkCalls, routes: (routes) => bulkRoutes(routes, bulkKinds, undoableKinds) },
  audit: { calls: auditCalls, routes: auditRoutes },
  backups: { calls: backupsCalls, routes: backupsRoutes },
  retention: { calls: retentionCalls, routes: retentionRoutes },
  imports: {
    calls: importsCalls,
    routes: (routes) =>
      importsRoutes(routes, { kinds: undoableKinds, onArdMoved: moveArdOfRunningFollowUps, computeStale }),
  },
  bin: { calls: binCalls, routes: (routes) => binRoutes(routes, undoableKinds) },
}
