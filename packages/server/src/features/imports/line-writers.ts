import type { ImportKindName } from '@registrar/domain/imports/import-run'
import { importOrganizations } from '#features/organizations'
import type { LinesWriter } from './import-line.ts'
import { writeLinks } from './link-lines.ts'
import { writeOrders } from './order-lines.ts'
import { writePeople } from './person-lines.ts'

/** How the lines of each kind are written (IMP-4). */
export const lineWriters: Record<ImportKindName, LinesWriter> = {
  organizations: importOrganizations,
  people: writePeople,
  links: writeLinks,
  orders: writeOrders,
}
