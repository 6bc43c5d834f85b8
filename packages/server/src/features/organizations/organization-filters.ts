import type { OrganizationSearch } from '@registrar/domain/organizations/organization-listing'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { isLegalDateBefore, isNotCorrected } from '#features/filings'
import { isNotOver } from '#features/present-links'
import { isId } from '#platform/database/ids'
import { startOfDay } from '#platform/database/start-of-day'
import { conditionByState, negateUnless, recordsOfSave } from '#platform/lists/filter-conditions'
import type { Condition, Filters, ListDay } from '#platform/lists/list'
import { activeFollowUp, eb, isAssignedTo, isServiceLate } from './organization-expressions.ts'
import { listedColumnByField } from './organizations.row.ts'

/** Days after which a sign-up mail without an answer is late, and within which a tax reminder is soon. */
const FINOTOR_LATE_DAYS = 14
const TAX_SOON_DAYS = 60

const isReturnInMonthOf = (field: 'firstAr' | 'nextArReminder', monthOrDay: string) => {
  const day = eb.ref(`o.${listedColumnByField[field]}`)
  const firstOfMonth = `${monthOrDay.slice(0, 7)}-01`
  return eb.and([eb(day, '>=', firstOfMonth), eb(day, '<', addMonths(firstOfMonth, 1))])
}

const isSignUpLate = ({ today, timeZone = 'UTC' }: ListDay) => {
  const lateBefore = startOfDay(addDays(today, -FINOTOR_LATE_DAYS), timeZone)
  return eb.and([eb('o.finotor', '=', 'sent'), eb('o.finotor_email_sent_at', '<', lateBefore)])
}

// Whether a return that is due meets a condition, or one that was sent back and not corrected in time, which counts as not delivered (FIL-5). What falls due after the firm's service ended does not count, nor what is only computed
// and not confirmed with the CRO (AR-23).
const hasReturn = (condition: Condition) => sql<boolean>`exists (
  select from filings f left join organization_details d on d.organization_id = f.organization_id
  where f.organization_id = o.id and f.kind = 'B1' and f.deleted_at is null
    and (f.state = 'toFile' and not f.is_unconfirmed or ${isNotCorrected()} and ${isNotOver('o', 'd')})
    and (d.relationship_ended_on is null or f.due_on <= d.relationship_ended_on) and ${condition})`

const breaksARule = sql<boolean>`exists (select from company_compliance c
  where c.organization_id = o.id and c.red_rules <> '{}')`

const hasLanguage = (condition: Condition) => sql<boolean>`exists (select from organization_details d
  where d.organization_id = o.id and ${condition})`

const isAmlComplete = sql<boolean>`exists (select from organization_aml m
  where m.organization_id = o.id and m.completed_at is not null)`

const saveOfImport = (id: string) => sql`select save_id from import_runs where id = ${id}`

// Also those to which an import has linked somebody.
const importedOrganizations = (id: string) => sql`
  ${recordsOfSave(saveOfImport(id), ['organizations', 'organization_details', 'organization_users'])}
  union all select organization_id from links where id in (${recordsOfSave(saveOfImport(id), ['links', 'link_terms'])})`

/** The filters of the organization list (ORG-5). */
export const organizationFilters: Filters<OrganizationSearch> = {
  followUps: (isWanted) => (isWanted ? eb.exists(activeFollowUp().select('u.id')) : undefined),
  followUp: (kind) => eb.exists(activeFollowUp(kind).select('u.id')),
  deadline: (day, { query }) => eb.exists(activeFollowUp(query.followUp).where('u.deadline', '<=', day).select('u.id')),
  user: (id) => (isId(id) ? isAssignedTo(id) : eb.lit(false)),
  arDate: (monthOrDay, { query }) => isReturnInMonthOf(query.arColumn ?? 'firstAr', monthOrDay),
  latePaidReminders: (service, { today }) => isServiceLate(service, today),
  status: (isDone) => eb('o.is_first_annual_return_done', '=', isDone),
  bilan: (state, { today }) => conditionByState(eb.ref('o.corporation_tax_reminder'), today, TAX_SOON_DAYS)[state],
  finotor: (state, day) =>
    ({
      ok: eb('o.finotor', '=', 'registered'),
      late: isSignUpLate(day),
      stopped: eb('o.finotor', '=', 'stopped'),
    })[state],
  hasRed: (isWanted) => negateUnless(isWanted, breaksARule),
  arLate: (isLate, day) => negateUnless(isLate, hasReturn(isLegalDateBefore(day.today, day))),
  arInTime: (isWanted, day) =>
    negateUnless(isWanted, hasReturn(sql`f.event_date < ${day.today} and not ${isLegalDateBefore(day.today, day)}`)),
  amlComplete: (isComplete) => negateUnless(isComplete, isAmlComplete),
  importId: (id) => (isId(id) ? sql<boolean>`o.id in (${importedOrganizations(id)})` : eb.lit(false)),
  language: (code) =>
    code === 'none' ? eb.not(hasLanguage(sql`d.language is not null`)) : hasLanguage(sql`d.language = ${code}`),
  mailState: (state) => eb('o.mail_state', '=', state),
  creationStatus: (status) =>
    status === 'N/A' ? eb('o.creation_status', 'is', null) : eb('o.creation_status', '=', status),
}
