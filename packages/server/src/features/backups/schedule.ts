import { Cron } from 'croner'

type Schedule = { schedule: string; timeZone: string }

const cronOf = ({ schedule, timeZone }: Schedule) =>
  new Cron(schedule, { mode: '5-part', timezone: timeZone, paused: true })

/** The first time of a schedule after an instant; null when it never comes again. */
export const nextTime = (schedule: Schedule, after: string): string | null =>
  cronOf(schedule).nextRun(new Date(after))?.toISOString() ?? null

// The library leaves out a time that is exactly the one asked for.
const justAfterSecondOf = (at: string): Date => new Date(`${at.slice(0, 19)}.001Z`)

/** The last time of a schedule that had come by an instant; null when there was none. */
export const latestTime = (schedule: Schedule, at: string): string | null =>
  cronOf(schedule).previousRuns(1, justAfterSecondOf(at))[0]?.toISOString() ?? null
