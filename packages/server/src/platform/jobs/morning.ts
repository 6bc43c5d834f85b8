import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { minuteIn } from '../clock.ts'

/** A time of day, `hh:mm`. */
export type TimeOfDay = `${number}:${number}`

/**
 * The latest day whose morning has come by an instant, where the firm works: today from `time` on, yesterday before it. It
 * never goes back and skips no day, even on the nights when the clock changes.
 */
export const latestMorning = (instant: string, { timeZone, time }: { timeZone: string; time: TimeOfDay }): IsoDate => {
  const [day = '', clock = ''] = minuteIn(timeZone, instant).split(' ')
  return clock >= time ? day : addDays(day, -1)
}
