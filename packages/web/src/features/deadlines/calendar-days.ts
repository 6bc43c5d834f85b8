import { addDays, addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import { weekday } from '@registrar/domain/working-days/public-holidays'

const WEEK = 7

/** The weeks, from Monday to Sunday, that show the whole of a month (`yyyy-MM`). */
export const weeksOf = (month: string): IsoDate[][] => {
  const first = `${month}-01`
  const next = addMonths(first, 1)
  const weeks: IsoDate[][] = []
  for (let monday = addDays(first, -weekday(first)); monday < next; monday = addDays(monday, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, day) => addDays(monday, day)))

  return weeks
}

/** The month before (-1) or after (1) a month `yyyy-MM`. */
export const otherMonth = (month: string, by: number): string => addMonths(`${month}-01`, by).slice(0, 7)
