import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ensureDatabase } from './database.ts'
import { readPostmasterFile } from './living-processes.ts'
import { type Claim, claimServer, endLeftSessions } from './owner-lock.ts'
import { type Launch, type Start, reachServer } from './reach.ts'
import type { ListenAddress } from './server-settings.ts'
import { LOOK_AGAIN } from './waiting.ts'

/** A claimed server: the session that holds the lock, where it listens, and its first process. */
export type Holding = {
  client: pg.Client
  claim: Exclude<Claim, 'stopping'>
  address: ListenAddress
  postmaster: number
}

const adopt = async ({ folder, log }: Start, client: pg.Client): Promise<void> => {
  log(`Taking over the database that was left running in ${folder.cluster}`)
  await endLeftSessions(client)
}

const isBroken = (error: unknown): boolean => /terminated|not queryable|ECONNRESET|EPIPE/.test(String(error))

const claim = async (start: Start, client: pg.Client, signal: AbortSignal): Promise<Claim> => {
  try {
    return await claimServer(client, start.role, start.folder.root, signal)
  } catch (error) {
    // The server went down under the question: whoever stops it has it, and then it is started anew.
    if (isBroken(error)) return 'stopping'
    throw error
  }
}

/**
 * Gets hold of the data folder's server for a role, starting it when nobody has.
 * @throws EmbeddedPostgresError when another owner has it, or it cannot be started; the signal's reason when aborted
 */
export const acquireServer = async (start: Start, signal: AbortSignal): Promise<Holding> => {
  const launched: Launch = { collisions: 0 }
  for (;;) {
    const { client, address } = await reachServer(start, launched, signal)
    try {
      const claimed = await claim(start, client, signal)
      const postmaster = readPostmasterFile(start.folder.cluster)?.pid ?? 0
      if (claimed === 'owner') {
        start.watch.watchServer(postmaster)
        if (launched.server?.pid !== postmaster) await adopt(start, client)
      }
      if (claimed !== 'stopping') {
        await ensureDatabase(client)
        return { client, claim: claimed, address, postmaster }
      }
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    await client.end().catch(() => undefined)
    launched.server = undefined
    await pause(LOOK_AGAIN)
  }
}
