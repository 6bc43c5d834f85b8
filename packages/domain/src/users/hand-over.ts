import type { UserReference } from './users.ts'

/** The work of the user `from` goes to another user. */
export type HandOver = { from: string; to: UserReference }

/** A user who is assigned to a record. */
type Assignment = UserReference & { recordId: string }

/** For each record the assigned users before and after a hand-over, from its assignments in their order. */
export const handOverChanges = (assignments: readonly Assignment[], handOver: HandOver) =>
  [...Map.groupBy(assignments, ({ recordId }) => recordId)].map(([recordId, assigned]) => {
    const before = assigned.map(({ userId, userName }): UserReference => ({ userId, userName }))
    return { recordId, users: [before, handedOver(before, handOver)] as [UserReference[], UserReference[]] }
  })

/** The assigned users after a hand-over: `to` in the place of `from`, and nobody twice (USER-15). */
export const handedOver = (users: readonly UserReference[], { from, to }: HandOver): UserReference[] =>
  users.flatMap((user) => {
    if (user.userId !== from) return [user]
    return users.some(({ userId }) => userId === to.userId) ? [] : [to]
  })
