import { addDays, type IsoDate } from '../shared/iso-date.ts'
import { weekday } from '../working-days/public-holidays.ts'
import type { KeptCounts } from './backups.calls.ts'

/** A backup by its name, and the day on which it was made where the firm works. */
type DatedBackup = { name: string; day: IsoDate }

// The Monday of a day's week. A Sunday is the last day of its week.
const weekOf = (day: IsoDate): string => addDays(day, -weekday(day))
const monthOf = (day: IsoDate): string => day.slice(0, 'yyyy-MM'.length)

const latestOf = (backups: readonly DatedBackup[], periodOf: (day: IsoDate) => string, count: number): string[] => {
  const latest = new Map<string, string>()
  for (const { name, day } of backups) if (!latest.has(periodOf(day))) latest.set(periodOf(day), name)
  return [...latest.values()].slice(0, count)
}

/**
 * The names of the backups that are kept: the last one of each of the latest `daily` days, `weekly` weeks (from Monday) and
 * `monthly` months that have backups. Days without backups do not count, so a server that stands still loses none.
 * @param backups the newest first
 */
export const keptBackups = (backups: readonly DatedBackup[], keep: KeptCounts): Set<string> =>
  new Set([
    ...latestOf(backups, (day) => day, keep.daily),
    ...latestOf(backups, weekOf, keep.weekly),
    ...latestOf(backups, monthOf, keep.monthly),
  ])
