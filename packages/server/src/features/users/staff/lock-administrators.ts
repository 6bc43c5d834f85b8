import type { Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'

/** Administrators change one at a time: two who demote each other at once would leave none. */
export const lockAdministrators = (tx: Tx): Promise<void> => lockExclusively(tx, 'administrators')
