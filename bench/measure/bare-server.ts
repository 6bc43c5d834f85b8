import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { openDatabase } from '../../packages/server/src/app/open-database.ts'
import { readConfig } from '../../packages/server/src/platform/config.ts'
import { newId } from '../../packages/server/src/platform/database/ids.ts'
import { type CapturedStatements, NEW_ID, type Statement } from './statements.ts'

// The server to compare with: Fastify, and a route that runs SQL and answers the rows. It uses the same pool and the same SQL.
// It writes the product's tables without their triggers, which are the product's work.

const config = readConfig(process.env)
const { pool, close } = await openDatabase(config, 'helper', { asOwner: true })
pool.on('connect', (client) => void client.query('set session_replication_role = replica'))
const captured = JSON.parse(readFileSync(process.env['STATEMENTS'] ?? '', 'utf8')) as CapturedStatements

const run = async ({ sql, parameters }: Statement): Promise<unknown> => {
  const { rows } = await pool.query(
    sql,
    parameters.map((value) => (value === NEW_ID ? newId() : value)),
  )
  return rows
}

const app = fastify()
app.get('/health/ready', () => 'ready')
app.route<{ Params: { number: number; variant: number } }>({
  method: ['GET', 'POST', 'PUT'],
  url: '/bare/:number/:variant',
  handler: async ({ params }) => {
    const statements = captured[params.number]?.[params.variant] ?? []
    const last = Math.max(...statements.map(({ wave }) => wave))
    const rows: unknown[] = []
    for (let wave = 0; wave <= last; wave += 1)
      rows.push(await Promise.all(statements.filter((statement) => statement.wave === wave).map(run)))
    return rows
  },
})
await app.listen({ port: config.port, host: config.host })

const stop = () =>
  void app
    .close()
    .then(close)
    .then(() => process.exit())
process.on('SIGTERM', stop)
// The bench has ended.
process.on('disconnect', stop)
