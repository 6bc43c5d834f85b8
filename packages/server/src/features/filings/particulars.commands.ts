import type { FilingEvent, OfficeChange, Officer } from '@registrar/domain/filings/filing-event'
import type { splitSaid } from '@registrar/domain/filings/filed-change'
import { officeOf } from '@registrar/domain/links/officer-events'
import { filedParticulars } from '@registrar/domain/links/told-particulars'
import { afterToday } from '@registrar/domain/shared/past-days'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { type EventContext, fileEvents } from './filing-events.commands.ts'

type Said = ReturnType<typeof splitSaid>['said']

/**
 * The day on which something changed, as a save gives it; today when it gives none.
 * @throws Problem FILING_DATES_REFUSED with the field, for a day in the future
 */
export const dayOfChange = (field: string, given: IsoDate | null | undefined, today: IsoDate): IsoDate => {
  if (!given || given <= today) return given ?? today
  const message = afterToday(today)
  throw new Problem('FILING_DATES_REFUSED', message, { fields: { [field]: message } })
}

const officesHeld = async (tx: Tx, { personId, memberId }: Officer, day: IsoDate) => {
  const terms = await tx
    .selectFrom('link_terms as t')
    .innerJoin('living_links as l', 'l.id', 't.link_id')
    .select(['l.organization_id as organizationId', sql<LinkRole>`t.role`.as('role')])
    .where((eb) => (personId === null ? eb('l.member_id', '=', memberId) : eb('l.person_id', '=', personId)))
    .where((eb) => eb.or([eb('t.appointed', 'is', null), eb('t.appointed', '<=', day)]))
    .where((eb) => eb.or([eb('t.ceased', 'is', null), eb('t.ceased', '>', day)]))
    .orderBy('l.organization_id')
    .execute()
  return Map.groupBy(
    terms.flatMap(({ organizationId, role }) => {
      const office = officeOf(role)
      return office ? [{ organizationId, office }] : []
    }),
    ({ organizationId }) => organizationId,
  )
}

/** What the register of officers says of somebody, as a save changes it. */
export type ChangedParticulars = {
  officer: Officer
  changes: readonly OfficeChange[]
  changedOn: IsoDate
  said: Said
}

/**
 * Makes a B10 for each company of which somebody held an office on the day that a particular of the register changed, in the caller's
 * transaction (FIL-10). Of a secretary the register has name and address only.
 * @throws Problem FILING_DATES_REFUSED with `fields.filedOn`
 */
export const fileParticulars = async (
  tx: Tx,
  { officer, changes, changedOn, said }: ChangedParticulars,
  context: EventContext,
): Promise<void> => {
  if (changes.length === 0 || said.isCorrection) return
  const held = await officesHeld(tx, officer, changedOn)
  const events = [...held].map(([organizationId, offices]): FilingEvent => {
    const { office, changes: filed } = filedParticulars(
      offices.map((one) => one.office),
      changes,
    )
    const people = filed.map((change) => ({ ...officer, office, change }))
    const { filedOn: sentOn, submissionNumber } = said
    return { organizationId, kind: 'B10', eventDate: changedOn, people, sentOn, submissionNumber }
  })
  await fileEvents(
    tx,
    events.filter(({ people = [] }) => people.length > 0),
    context,
  )
}
