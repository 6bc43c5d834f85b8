import type { Term } from '@registrar/domain/links/link-terms'
import { termsAfterRoles } from '@registrar/domain/links/link-terms'
import {
  changedOfficerEvents,
  type OfficeDays,
  officeOf,
  undatedEvents,
  withOfficeDays,
} from '@registrar/domain/links/officer-events'
import { changesInWords, whyNoFiling } from '@registrar/domain/filings/filing-event'
import { toldFiling } from '@registrar/domain/filings/told-filing'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { FilingOfChange, filingToSend, type SaidOfFiling, TO_BE_FILED } from '#features/filings'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { DateField } from '#ui/date-field'
import { linkDetailsToSend } from './link-details.tsx'
import type { LinkDetails } from './links.api.ts'
import { type OfficeCompany, useOfficeCompany } from './use-office-company.ts'

/** The days of offices that a dialog of roles asks for, and what is said of their filing. */
export type OfficeValues = OfficeDays & SaidOfFiling
export const NO_OFFICE_DAYS: OfficeValues = { appointedOn: null, ceasedOn: null, ...TO_BE_FILED }

const dated = (before: readonly Term[], roles: readonly LinkRole[], days: OfficeDays): Term[] =>
  withOfficeDays(before, termsAfterRoles(before, roles, today()), days, today())

/** What a dialog of roles sends: terms where a day is known, else plain roles, which say no day (FIL-8). */
export const officesToSend = (before: readonly Term[], details: LinkDetails, values: OfficeValues) => ({
  ...linkDetailsToSend(details),
  ...((values.appointedOn || values.ceasedOn) && { terms: dated(before, details.roles, values) }),
  ...filingToSend(values),
})

const UNDATED =
  'Nobody held this office of the company before today: without a day no B10 is made. Enter the day of the appointment if it is to be filed.'

/**
 * Says which B10s a save of terms makes, or why it makes none; undefined where no office begins or ends. `isUndated`: it sends plain
 * roles, which say no day.
 */
export const b10Text = (
  before: readonly Term[],
  after: readonly Term[],
  company: OfficeCompany | undefined,
  isUndated = false,
): string | undefined => {
  const { added } = changedOfficerEvents(before, after)
  const asksForDay = isUndated && company !== undefined && whyNoFiling(today(), company, today()) === undefined
  const told = asksForDay ? undatedEvents(added, company.officesBefore) : added
  const days = [...Map.groupBy(told, ({ on }) => on)].map(
    ([on, events]) =>
      `${changesInWords(events)} on ${displayDate(on)}: ${toldFiling('B10', on, company, { today: today(), closingDays: closingDays() })}`,
  )
  if (told.length < added.length) days.push(UNDATED)
  return days.length > 0 ? days.join(' ') : undefined
}

type Props = {
  /** the company of the link; undefined while none is chosen */
  organizationId: string | undefined
  before: readonly Term[]
  heldRoles: readonly LinkRole[]
  roles: readonly LinkRole[]
  values: OfficeValues
  change: (patch: Partial<OfficeValues>) => void
  problemAt: (field: string) => string | undefined
}

/** Asks from or to which day an office is held that begins or ends, and says which B10 it makes (FIL-8). */
export const OfficeDayFields = ({ organizationId, before, heldRoles, roles, values, change, problemAt }: Props) => {
  const isUndated = !values.appointedOn && !values.ceasedOn
  const company = useOfficeCompany(organizationId)
  const isOffice = (role: LinkRole) => officeOf(role) !== undefined
  const begins = roles.some((role) => isOffice(role) && !heldRoles.includes(role))
  const ends = heldRoles.some((role) => isOffice(role) && !roles.includes(role))
  if (!begins && !ends) return null

  return (
    <>
      {begins && (
        <DateField
          label="Appointed on"
          description="Without a day it counts from today"
          value={values.appointedOn}
          error={problemAt('appointedOn')}
          onChange={(appointedOn) => change({ appointedOn })}
          maw={260}
        />
      )}
      {ends && (
        <DateField
          label="Ceased on"
          description="Without a day it counts from today"
          value={values.ceasedOn}
          error={problemAt('ceasedOn')}
          onChange={(ceasedOn) => change({ ceasedOn })}
          maw={260}
        />
      )}
      <FilingOfChange
        values={values}
        change={change}
        problemAt={problemAt}
        makes={b10Text(before, dated(before, roles, values), company, isUndated) ?? 'Nothing is to be filed.'}
      />
    </>
  )
}
