import { benchFolder } from './data/bench-folder.ts'
import { startProduct } from './measure/servers.ts'
import { signIn } from './measure/sign-in.ts'
import { load } from './measure/load.ts'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { step } from './cases/bench-case.ts'
const product = await startProduct(benchFolder(10), 8484)
const token = await signIn(product.url)
const cases: Record<string, string[]> = { two: ['liffey software', 'cork consulting', 'holdings galway', 'lumiere media', 'limited łódź'], common: ['limited', 'software', 'liffey', 'group'], none: ['xyzzyq', 'limited qqwwzz', 'nothinglikeit'] }
for (const turn of [1, 2])
  for (const clients of [4, 1])
    for (const [name, texts] of Object.entries(cases)) {
      if (turn === 1 && clients === 1) continue
      const variants = texts.map((search) => [step(organizationsCalls.searchOrganizations, { body: { search } })])
      let n = 0
      await load(product.url, variants, () => n++, { clients, seconds: 2, token })
      const r = await load(product.url, variants, () => n++, { clients, seconds: 8, token })
      const q = (p: number) => r.milliseconds[Math.floor(r.milliseconds.length * p)]?.toFixed(1)
      console.log(name, clients, 'clients', Math.round(r.perSecond) + '/s', 'p50', q(0.5), 'p95', q(0.95), 'p99', q(0.99))
    }
await product.stop()
