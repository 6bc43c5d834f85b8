import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'

/** A time of day, `hh:mm`. */
export type TimeOfDay = `${number}:${number}`

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known

  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

/**
 * The latest day whose morning has come by an instant, where the firm works: today from `time` on, yesterday before it. It
 * never goes back and skips no day, even on the nights when the clock changes.
 */
export const latestMorning = (instant: string, { timeZone, time }: { timeZone: string; time: TimeOfDay }): IsoDate => {
  const [day = '', clock = ''] = formatOf(timeZone).format(new Date(instant)).split(' ')
  return clock >= time ? day : addDays(day, -1)
}
