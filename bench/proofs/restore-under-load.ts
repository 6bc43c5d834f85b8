import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { signUp, startWriting, type Write } from './clients.ts'
import { main, startProofDatabase } from './proof-database.ts'

const run = promisify(execFile)
const command = (name: string) => path.join(path.dirname(main), `${name}.ts`)

/**
 * Writes that an instant cannot explain: those that had been answered before another one was even sent, and are missing while that one is there;
 * and those that had been answered before the backup began.
 */
const countUnexplained = (writes: Write[], restored: Set<string>, beganAt: number): number => {
  const latest = Math.max(beganAt, ...writes.filter(({ id }) => restored.has(id)).map(({ sentAt }) => sentAt))
  return writes.filter(({ id, answeredAt }) => answeredAt < latest && !restored.has(id)).length
}

/** Backs up while eight clients write, restores into an empty database, and compares the two: the restored one must be the state of one instant. */
export const restoreUnderLoad = async (count: number, port: number): Promise<string> => {
  const database = await startProofDatabase()
  try {
    const server = await database.startServer(port)
    const writing = startWriting([server.url], await signUp(server.url), 8)
    let unexplained = 0
    let withoutHistory = 0
    let rows = 0
    for (let round = 0; round < count; round += 1) {
      await sleep(1000)
      const [folder, name] = [path.join(database.folder, `backup-${round}`), `restored_${round}`]
      const { url, env } = database.settings
      const beganAt = performance.now()
      await run(process.execPath, [command('backup'), folder], { env: { PATH: process.env['PATH'], ...env } })
      await database.pool.query(`create database ${name}`)
      const restoredUrl = url.replace(/\/[^/]*$/, `/${name}`)
      const data = path.join(database.folder, name)
      await run(process.execPath, [command('restore'), folder], {
        env: { PATH: process.env['PATH'], ...env, DATABASE_URL: restoredUrl, DATA_DIR: data },
      })
      const restored = new pg.Client({ connectionString: restoredUrl })
      await restored.connect()
      const { rows: found } = await restored.query<{ id: string; known: boolean }>(
        'select o.id, exists (select from changes c where c.record_id = o.id) as known from organizations o',
      )
      await restored.end()
      rows += found.length
      withoutHistory += found.filter(({ known }) => !known).length
      unexplained += countUnexplained(writing.acknowledged, new Set(found.map(({ id }) => id)), beganAt)
      await database.pool.query(`drop database ${name}`)
    }
    await writing.stop()
    await server.stop()
    return `${count} backups under 8 writers, restored: ${rows} organizations in all, ${unexplained} that one instant does not explain, ${withoutHistory} without their history`
  } finally {
    await database.stop()
  }
}
