import { clientSteps, type FollowUpCode, followUpCodes, uploadStep } from '@registrar/domain/follow-ups/catalogue'
import { DUE_SOON_DAYS, kindsWithTarget, returnKinds } from '@registrar/domain/follow-ups/follow-up-rules'
import type { FollowUpFilters } from '@registrar/domain/follow-ups/follow-up-listing'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { lastWorkingDayBefore } from '@registrar/domain/working-days/working-days'
import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { isLegalDateBefore } from '#features/filings'
import { isInCharge } from '#features/organizations'
import { negateUnless } from '#platform/lists/filter-conditions'
import type { Filters, ListDay } from '#platform/lists/list'

const eb = expressionBuilder<Tables & { f: Tables['follow_ups'] }, 'f'>()

const isInProgressOf = (kinds: readonly FollowUpCode[]) =>
  sql<SqlBool>`not f.is_completed and f.name = any(${sql.val([...kinds])})`

const otherKinds = kindsWithTarget.filter((kind) => !returnKinds.includes(kind))

// A return that was sent is not due, whatever tax steps remain (FUP-39).
const isReturnToSend = sql<SqlBool>`(${sql.join(
  returnKinds.map((kind) => sql`f.name = ${kind} and f.step_index < ${uploadStep(kind)}`),
  sql` or `,
)})`

const isTargeted = sql<SqlBool>`(${isInProgressOf(otherKinds)} or not f.is_completed and ${isReturnToSend})`

// Whether the last day of the return of a follow-up is before a day. The return that is due has the day of its filing, which old statements
// bring forward and a court may extend (AR-18, AR-19), unless it is not confirmed with the CRO (AR-23); any other counts from its ARD alone.
const isReturnDueBefore = (day: IsoDate, listDay: ListDay) => {
  const isByArd = sql`f.deadline <= ${lastWorkingDayBefore(day, listDay.closingDays)}`
  return sql<SqlBool>`exists (
    select from organizations o
    left join filings b on b.organization_id = o.id and b.kind = 'B1' and b.state = 'toFile' and b.deleted_at is null
    where o.id = f.organization_id and case
      when f.ard = b.event_date or b.id is not null and f.ard = o.next_annual_return
        then not b.is_unconfirmed and coalesce(${isLegalDateBefore(day, listDay, 'b')}, ${isByArd})
      when f.ard = o.next_annual_return then false
      else ${isByArd} end)`
}

const hasLegalDayUntil = (day: IsoDate) => sql<SqlBool>`not f.is_completed and f.legal_day <= ${day}`

/** In progress, and past the target of its kind or its own legal day. A return counts by its legal day (FUP-12, FUP-14). */
export const isOverdueOn = (day: ListDay) =>
  sql<SqlBool>`(${isInProgressOf(otherKinds)} and f.deadline < ${day.today}
    or not f.is_completed and ${isReturnToSend} and ${isReturnDueBefore(day.today, day)}
    or ${hasLegalDayUntil(addDays(day.today, -1))})`

/** The same, not overdue, and its day at most 30 days ahead. */
export const isDueSoonOn = (day: ListDay) =>
  sql<SqlBool>`((${isTargeted} and f.deadline <= ${addDays(day.today, DUE_SOON_DAYS)}
    or not f.is_completed and ${isReturnToSend} and ${isReturnDueBefore(addDays(day.today, DUE_SOON_DAYS + 1), day)}
    or ${hasLegalDayUntil(addDays(day.today, DUE_SOON_DAYS))}) and ${isOverdueOn(day)} is not true)`

// Both toggles on, or both off, ask for all.
const ofCompletion = (_: boolean, { query: { completed, inProgress } }: { query: FollowUpFilters }) =>
  Boolean(completed) === Boolean(inProgress) ? undefined : eb('f.is_completed', '=', Boolean(completed))

// In progress at a step with the client (FUP-41).
const waitsForClient = sql<SqlBool>`not f.is_completed and (f.name, f.step_index) in (${sql.join(
  followUpCodes.flatMap((code) => clientSteps(code).map((step) => sql`(${code}, ${step}::int)`)),
)})`

const hasTargetDay = sql<SqlBool>`(${eb('f.name', 'in', [...kindsWithTarget])} or f.legal_day is not null)`

/** The filters of the follow-up list and of its summary (FUP-10). */
export const followUpFilters: Filters<FollowUpFilters> = {
  organization_id: (id) => (isId(id) ? eb('f.organization_id', '=', id) : eb.lit(false)),
  name: (kind) => eb('f.name', '=', kind),
  step_index: (step) => eb('f.step_index', '=', step),
  completed: ofCompletion,
  inProgress: ofCompletion,
  startDate: (day) => eb('f.start_date', '>=', day),
  // Beside `hasTarget` the legal day counts too (FUP-13).
  deadline: (day, { query }) => eb(query.hasTarget ? 'f.target_day' : 'f.deadline', '<=', day),
  hasTarget: (isWanted) => negateUnless(isWanted, hasTargetDay),
  waiting: () => waitsForClient,
  user: (id) => isInCharge(id, { organizationId: 'f.organization_id' }),
  due: (when, day) => (when === 'overdue' ? isOverdueOn(day) : isDueSoonOn(day)),
}
