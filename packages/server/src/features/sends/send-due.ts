import type { Db } from '#platform/database/database'
import { tryWithLock } from '#platform/database/lock-exclusively'
import { claimSend, putOffSend, recordSent } from './delayed-sends.commands.ts'
import { listDueSends } from './delayed-sends.queries.ts'
import type { SendKinds } from './send-kinds.ts'

/** `db` has connections of its own, which hold the locks. */
type Sending = { db: Db; kinds: SendKinds; onError: (error: unknown) => void; stopping: AbortSignal }

/** The sends that this server is busy with. */
type InProgress = Map<string, Promise<unknown>>

/** How many sends are under way at the same time on one server: a long one does not hold up the others. */
const LANES = 3

/** Sends one that is due, unless another server is sending it. One that fails is tried again a little later. */
const sendOne = (id: string, { db, kinds, onError, stopping }: Sending): Promise<void> =>
  tryWithLock(db, 'delayed send', id, async () => {
    const send = await claimSend(db, id)
    if (!send) return

    try {
      await recordSent(db, id, await kinds[send.kind]({ ...send, stopping }))
    } catch (error) {
      // What a stopping server leaves is sent by the next one, at once.
      if (stopping.aborted) return
      onError(error)
      await putOffSend(db, id)
    }
  })

/** Begins to send whatever has waited long enough, and does not wait for its end. */
export const beginDue = async (sending: Sending, inProgress: InProgress): Promise<void> => {
  const due = await listDueSends(sending.db, { limit: LANES - inProgress.size, except: [...inProgress.keys()] })
  for (const id of due)
    inProgress.set(
      id,
      sendOne(id, sending)
        .catch(sending.onError)
        .finally(() => inProgress.delete(id)),
    )
}

/** Sends whatever has waited long enough (MAIL-16). */
export const sendDue = async (sending: Sending): Promise<void> => {
  const inProgress: InProgress = new Map()
  await beginDue(sending, inProgress)
  await Promise.all(inProgress.values())
}
