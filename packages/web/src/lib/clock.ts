// The only file of the web that reads the clock. Its days are those of the user's time zone (DAY-5).
import { daysBetween, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'

const twoDigits = (value: number) => String(value).padStart(2, '0')
const dayOf = (moment: Date): IsoDate =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`

/** Today as `yyyy-MM-dd`, in the user's time zone. */
export const today = (): IsoDate => dayOf(new Date())

/** The current moment, ISO 8601 in UTC. */
export const now = (): string => new Date().toISOString()

/** The user's calendar day of a moment (ISO 8601). */
const dayOfInstant = (instant: string): IsoDate => dayOf(new Date(instant))

/** The day of a moment as `dd/MM/yyyy`; empty without a moment. */
export const displayInstantDay = (instant: string | null | undefined): string =>
  instant ? displayDate(dayOfInstant(instant)) : ''

/** A moment as `dd/MM/yyyy HH:mm`; empty without a moment. */
export const displayInstant = (instant: string | null | undefined): string => {
  if (!instant) return ''
  const moment = new Date(instant)
  return `${displayDate(dayOf(moment))} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/** A moment as `dd/MM/yyyy - hh:mm a` (DAY-5). */
export const displayInstantTwelveHours = (instant: string): string => {
  const moment = new Date(instant)
  const hours = moment.getHours()
  const time = `${twoDigits(hours % 12 || 12)}:${twoDigits(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
  return `${displayDate(dayOf(moment))} - ${time}`
}

/** Calendar days from a moment to today. */
export const daysSince = (instant: string): number => daysBetween(dayOfInstant(instant), today())
