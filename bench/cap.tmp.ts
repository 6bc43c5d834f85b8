import { openDatabase } from '../packages/server/src/app/open-database.ts'
import { readConfig } from '../packages/server/src/platform/config.ts'
import { benchFolder } from './data/bench-folder.ts'
import { startProduct } from './measure/servers.ts'
import { signIn } from './measure/sign-in.ts'
import { captureStatements } from './measure/capture-statements.ts'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { step } from './cases/bench-case.ts'
const dir = benchFolder(Number(process.argv[2] ?? 10))
const product = await startProduct(dir, 8484)
const token = await signIn(product.url)
const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dir })
const { pool, close } = await openDatabase(config, 'helper')
const texts = ['xyzzyq', 'software', 'liffey software']
const cases = [{ name: 'x', variants: () => texts.map((search) => [step(organizationsCalls.searchOrganizations, { body: { search } })]), target: {} }]
const captured = await captureStatements(cases as never, {} as never, { config, pool, token })
for (const [i, statements] of captured[0]!.entries()) {
  console.log('==', texts[i], statements.length)
  for (const s of statements) {
    const e = await pool.query(/^\s*explain/.test(s.sql) ? s.sql : `explain (analyze, summary, buffers) ${s.sql}`, s.parameters)
    const rows = e.rows.map((r) => r['QUERY PLAN'])
    if (typeof rows[0] === 'object') console.log('explain rows', rows[0][0].Plan['Plan Rows'])
    else console.log(rows.filter((r: string) => /Planning Time|Execution Time|JIT|Index Scan|Seq/.test(r)).join('\n'))
    const t: number[] = []
    for (let k = 0; k < 15; k++) { const a = performance.now(); await pool.query(s.sql, s.parameters); t.push(performance.now() - a) }
    const u: number[] = []
    for (let k = 0; k < 15; k++) { const a = performance.now(); await pool.query({ name: `n${i}${s.sql.length}`, text: s.sql, values: s.parameters }); u.push(performance.now() - a) }
    console.log('plain', t.toSorted((x, y) => x - y)[7]!.toFixed(1), 'named', u.toSorted((x, y) => x - y)[7]!.toFixed(1), s.sql.length, s.sql.slice(0, 60).replace(/\s+/g, ' '))
    if (process.argv[3]) console.log(rows.join('\n'))
  }
}
await close()
await product.stop()
