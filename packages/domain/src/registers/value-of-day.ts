import { saysTheSame } from '../people/changed-particulars.ts'
import type { IsoDate } from '../shared/iso-date.ts'

/** A change of a value: from which day on it is so. */
export type DatedChange = { on: IsoDate; from: string | null; to: string | null }

// What was empty was filled in, and another spelling says the same: neither changed anything.
const isChange = ({ from, to }: DatedChange): boolean =>
  Boolean(from?.trim()) && Boolean(to?.trim()) && !saysTheSame(from, to)

const byDay = (changes: readonly DatedChange[]) => changes.filter(isChange).toSorted((a, b) => a.on.localeCompare(b.on))

/** What a value was on a day, from what it is now and its changes. What was filled in later was so all along. */
export const valueOfDay = (now: string | null, changes: readonly DatedChange[], day: IsoDate): string | null =>
  byDay(changes).find(({ on }) => on > day)?.from ?? now

/** The values of before a day, the latest first, each with the day on which it ended. */
export const valuesBefore = (changes: readonly DatedChange[], day: IsoDate): { value: string; until: IsoDate }[] =>
  byDay(changes)
    .filter(({ on }) => on <= day)
    .map(({ on, from }) => ({ value: from ?? '', until: on }))
    .toReversed()
