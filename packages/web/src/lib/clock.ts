// The only file of the web that reads the clock. Days are the user's own: a calendar on the wall beside the screen.
import { daysBetween, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (moment: Date): IsoDate =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** Today as `yyyy-MM-dd`, in the user's time zone. */
export const today = (): IsoDate => dayOf(new Date())

/** The present moment, ISO 8601 in UTC. */
export const now = (): string => new Date().toISOString()

/** The user's calendar day of a moment (ISO 8601). */
export const dayOfInstant = (instant: string): IsoDate => dayOf(new Date(instant))

/** A moment's day as `dd/MM/yyyy`; empty text for none. */
export const displayInstantDay = (instant: string | null | undefined): string =>
  instant ? displayDate(dayOfInstant(instant)) : ''

/** A moment as `dd/MM/yyyy HH:mm`; empty text for none. */
export const displayInstant = (instant: string | null | undefined): string => {
  if (!instant) return ''
  const moment = new Date(instant)
  return `${displayDate(dayOf(moment))} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** A moment as `dd/MM/yyyy - hh:mm a`. Source: part 2, section 9. */
export const displayInstantTwelveHours = (instant: string): string => {
  const moment = new Date(instant)
  const hours = moment.getHours()
  const time = `${two(hours % 12 || 12)}:${two(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
  return `${displayDate(dayOf(moment))} - ${time}`
}

/** Calendar days from a moment to today. */
export const daysSince = (instant: string): number => daysBetween(dayOfInstant(instant), today())
