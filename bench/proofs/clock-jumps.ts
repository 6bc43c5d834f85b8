import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountCalls } from '@registrar/domain/users/account.calls'
import type pg from 'pg'
import { findFaketime } from '../../scripts/find-faketime.ts'
import { countLost, signUp, startWriting, type Write } from './clients.ts'
import { range } from './figures.ts'
import { startProofDatabase } from './proof-database.ts'

/** How far the clock of the server jumps, one after the other, as libfaketime reads it. */
const jumps = ['+3650d', '-400d', '+2d', '-3h', '+40d', '+10m']
/** The work of each minute and of the morning is done at least once while the clock is wrong. */
const WRONG_MS = 65_000
const RIGHT_AGAIN_MS = 900_000

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Lets new users write for a while; a session of the wrong time may have ended. @returns what was acknowledged */
const writeFor = async (url: string, ms: number): Promise<Write[]> => {
  const writing = startWriting([url], await signUp(url), 2)
  await sleep(ms)
  await writing.stop()
  return writing.acknowledged
}

/** How long until nothing is left of a wrong clock: the jobs of the morning, emails, and a backup that was checked by a restore. */
const secondsUntilDone = async (pool: pg.Pool): Promise<number> => {
  const started = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ done: boolean }>(
      `select not exists (select from jobs where done_for not between current_date - 1 and current_date)
         and not exists (select from mails where state in ('queued', 'sending'))
         and exists (select from backup_runs where is_ok and ended_at between now() - interval '3 minutes' and now()) as done`,
    )
    const ms = performance.now() - started
    if (rows[0]?.done) return ms / 1000
    if (ms > RIGHT_AGAIN_MS)
      throw new Error('A quarter of an hour later something is still held up by the wrong clock.')
    await sleep(1000)
  }
}

/**
 * Makes the clock of a server wrong for a minute, again and again, and looks what stays of it: writes, emails, the work of the mornings and backups must go on as if
 * it had never been wrong. The clock of the database stays right. Needs libfaketime.
 */
export const jumpClock = async (count: number, port: number): Promise<string> => {
  const database = await startProofDatabase()
  try {
    const [offset, backups] = [path.join(database.folder, 'offset'), path.join(database.folder, 'backups')]
    await mkdir(backups)
    const setClock = (by: string) => writeFile(offset, by)
    await setClock('+0')
    const server = await database.startServer(port, {
      LD_PRELOAD: findFaketime(),
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      BACKUP_SCHEDULE: '* * * * *',
      BACKUP_FOLDER: backups,
    })
    const admin = 'admin@example.ie'
    const acknowledged: Write[] = []
    const again: number[] = []
    await signUp(server.url, admin)
    for (let round = 0; round < count; round += 1) {
      await setClock(jumps[round % jumps.length] ?? '+0')
      await sleep(1500)
      await post(server.url + accountCalls.forgotPassword.path, { email: admin })
      acknowledged.push(...(await writeFor(server.url, WRONG_MS)))
      await setClock('+0')
      const started = performance.now()
      await sleep(1500)
      acknowledged.push(...(await writeFor(server.url, 500)))
      again.push((performance.now() - started) / 1000)
    }
    const done = await secondsUntilDone(database.pool)
    const lost = await countLost(database.pool, acknowledged)
    await server.stop()
    return `the clock of the server wrong for a minute ${count} times (${jumps.join(', ')}): ${lost} of ${acknowledged.length} acknowledged writes lost; new users write again after ${range(again)}; ${done.toFixed(0)} s after the last jump the work of the morning was done, no email waited, and there was a new good backup`
  } finally {
    await database.stop()
  }
}
