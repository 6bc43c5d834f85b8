import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { findFaketime } from '../../scripts/find-faketime.ts'
import { countLost, signUp, startWriting, type Write } from './clients.ts'
import { range } from './figures.ts'
import { startProofDatabase } from './proof-database.ts'

/** How far the clock of the server jumps, one after the other, as libfaketime reads it. */
const jumps = ['+3650d', '-400d', '+2d', '-3h', '+40d', '+10m']
/** Work of each minute and each morning is done at least once while the clock is wrong, and once after it is right again. */
const WRONG_MS = 65_000
const RIGHT_MS = 130_000

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Lets new users write for a while; a session of the wrong time may have ended. @returns what was acknowledged */
const writeFor = async (url: string, ms: number): Promise<Write[]> => {
  const writing = startWriting([url], await signUp(url), 2)
  await sleep(ms)
  await writing.stop()
  return writing.acknowledged
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
    await sleep(RIGHT_MS)

    const { rows } = await database.pool.query<{
      behind: number
      waiting: number
      backup_age: number
      sessions: number
    }>(
      `select (select count(*)::int from jobs where done_for not between current_date - 1 and current_date) as behind,
         (select count(*)::int from mails where state in ('queued', 'sending')) as waiting,
         (select extract(epoch from now() - max(ended_at))::int from backup_runs where is_ok and ended_at <= now()) as backup_age,
         (select count(*)::int from sessions) as sessions`,
    )
    const lost = await countLost(database.pool, acknowledged)
    await server.stop()
    const [found] = rows
    return `the clock of the server wrong for a minute ${count} times (${jumps.join(', ')}): ${lost} of ${acknowledged.length} acknowledged writes lost; new users write again after ${range(again)}; two minutes later ${found?.behind} jobs were not done for their last morning, ${found?.waiting} emails waited, and the last backup was ${found?.backup_age} s old`
  } finally {
    await database.stop()
  }
}
