// The only file of the web that reads the clock. Today is the firm's day (DAY-1); moments are shown in the user's time zone.
import { daysBetween, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { firmTimeZone } from './firm-calendar.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')
const dayOf = (moment: Date): IsoDate =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`

// Creating a format costs a hundred times as much as using it.
let dayFormat = { timeZone: '', format: new Intl.DateTimeFormat('sv-SE') }

const firmDayOf = (moment: Date): IsoDate => {
  const timeZone = firmTimeZone()
  if (timeZone === undefined) return dayOf(moment)

  if (dayFormat.timeZone !== timeZone)
    dayFormat = {
      timeZone,
      format: new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
    }
  return dayFormat.format.format(moment)
}

/** Today as `yyyy-MM-dd` where the firm works, wherever the browser is (DAY-1). */
export const today = (): IsoDate => firmDayOf(new Date())

/** The current moment, ISO 8601 in UTC. */
export const now = (): string => new Date().toISOString()

/** The present moment in milliseconds since 1970. */
export const nowMs = (): number => Date.now()

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

/** Calendar days of the firm from a moment to today. */
export const daysSince = (instant: string): number => daysBetween(firmDayOf(new Date(instant)), today())
