import type { LiveChange } from '@registrar/domain/live/live-change'

/** A line of the change log as it is streamed; its id is the number of the line. */
export type NumberedChange = LiveChange & { id: number }

const MOST = 10_000

/** The latest changes, in the order in which they were committed. Ids may be out of order, because a long save commits late. */
type RecentChanges = {
  /** forgets everything; `lastId` is the newest line of the log */
  restart: (lastId: number) => void
  add: (changes: readonly NumberedChange[]) => void
  /** the id of the latest change */
  lastId: () => number
  /** whether a line may exist: no id of this log is greater */
  isKnownId: (id: number) => boolean
  /** the changes after the one with this id; undefined when that one is not among the latest */
  after: (id: number) => NumberedChange[] | undefined
}

/** Remembers the latest 10,000 changes or more. */
export const createRecentChanges = (): RecentChanges => {
  let start = 0
  let greatest = 0
  let changes: NumberedChange[] = []

  return {
    restart: (lastId) => {
      start = lastId
      greatest = lastId
      changes = []
    },
    add: (added) => {
      changes.push(...added)
      for (const { id } of added) greatest = Math.max(greatest, id)
      if (changes.length <= 2 * MOST) return

      start = changes.at(-MOST - 1)?.id ?? start
      changes = changes.slice(-MOST)
    },
    lastId: () => changes.at(-1)?.id ?? start,
    isKnownId: (id) => id <= greatest,
    after: (id) => {
      if (id === start) return [...changes]
      const at = changes.findLastIndex((change) => change.id === id)
      return at === -1 ? undefined : changes.slice(at + 1)
    },
  }
}
