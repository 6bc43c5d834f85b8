import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Launch, type StartContext, connectOrStart } from './connect-or-start.ts'
import { ensureDatabase } from './database.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { type Claim, claimServer, endOrphanedSessions } from './server-locks.ts'
import type { ListenAddress } from './server-settings.ts'
import { POLL_INTERVAL_MS } from './wait-until.ts'

/** A claimed server: the session that holds the lock, the address, and the pid of its first process. */
export type AcquiredServer = {
  client: pg.Client
  claim: Exclude<Claim, 'stopping'>
  address: ListenAddress
  postmaster: number
}

const adoptServer = async ({ folder, log }: StartContext, client: pg.Client): Promise<void> => {
  log(`Taking over the database that was left running in ${folder.cluster}`)
  await endOrphanedSessions(client)
}

const isBrokenConnection = (error: unknown): boolean => /terminated|not queryable|ECONNRESET|EPIPE/.test(String(error))

const claim = async (context: StartContext, client: pg.Client, signal: AbortSignal): Promise<Claim> => {
  try {
    return await claimServer(client, context.role, context.folder.root, signal)
  } catch (error) {
    // The server went down during the claim. We wait until it has stopped, and then start it again.
    if (isBrokenConnection(error)) return 'stopping'
    throw error
  }
}

/**
 * Claims the data folder's server for a role. Starts the server when none runs.
 * @throws EmbeddedPostgresError when another owner has it, or it cannot be started; the signal's reason when aborted
 */
export const acquireServer = async (context: StartContext, signal: AbortSignal): Promise<AcquiredServer> => {
  const launched: Launch = { collisions: 0 }
  for (;;) {
    const { client, address } = await connectOrStart(context, launched, signal)
    try {
      const claimed = await claim(context, client, signal)
      const postmaster = readPostmasterFile(context.folder.cluster)?.pid ?? 0

      if (claimed === 'owner') {
        context.watcher.watchServer(postmaster)
        if (launched.server?.pid !== postmaster) await adoptServer(context, client)
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
    await sleep(POLL_INTERVAL_MS)
  }
}
