import { readFileSync } from 'node:fs'
import { registerTable } from '@registrar/domain/registers/register-table'
import { registerNames } from '@registrar/domain/registers/registers'
import { expect, it } from 'vitest'

it('on a phone each cell of the widest register follows its heading', () => {
  const styles = readFileSync(new URL('../src/ui/plain-table.module.css', import.meta.url), 'utf8')
  const columns = registerNames.map((name) => registerTable(name, [], { keepsEmpty: true }).header.length)
  for (let column = 1; column <= Math.max(...columns); column++)
    expect(styles).toContain(`td:nth-child(${column})::before {\n    content: var(--heading-${column}, '')`)
})
