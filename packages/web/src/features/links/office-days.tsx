import type { Term } from '@registrar/domain/links/link-terms'
import { termsAfterRoles } from '@registrar/domain/links/link-terms'
import { changedOfficerEvents, type OfficeDays, officeOf, withOfficeDays } from '@registrar/domain/links/officer-events'
import { changesInWords } from '@registrar/domain/filings/filing-event'
import { dueOn, legalDay } from '@registrar/domain/filings/filing-days'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { FilingOfChange, filingToSend, type SaidOfFiling, TO_BE_FILED } from '#features/filings'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { DateField } from '#ui/date-field'
import { linkDetailsToSend } from './link-details.tsx'
import type { LinkDetails } from './links.api.ts'

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

/** Says which B10s a save of terms makes; undefined for none. */
export const b10Text = (before: readonly Term[], after: readonly Term[]): string | undefined => {
  const { added } = changedOfficerEvents(before, after)
  if (added.length === 0) return undefined
  const days = [...Map.groupBy(added, ({ on }) => on)].map(([on, events]) => {
    const due = legalDay({ dueOn: dueOn('B10', on) ?? on, moves: true }, closingDays())
    return `${changesInWords(events)} on ${displayDate(on)}: B10 to be filed by ${displayDate(due)}.`
  })
  return days.join(' ')
}

type Props = {
  before: readonly Term[]
  heldRoles: readonly LinkRole[]
  roles: readonly LinkRole[]
  values: OfficeValues
  change: (patch: Partial<OfficeValues>) => void
  problemAt: (field: string) => string | undefined
}

/** Asks from or to which day an office is held that begins or ends, and says which B10 it makes (FIL-8). */
export const OfficeDayFields = ({ before, heldRoles, roles, values, change, problemAt }: Props) => {
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
        makes={b10Text(before, dated(before, roles, values)) ?? 'Nothing is to be filed.'}
      />
    </>
  )
}
