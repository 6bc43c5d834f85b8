import { chance, idOf, randomDay } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'

const registered = [
  { tax: 'VAT', share: 0.5, every: 2 },
  { tax: 'PAYE', share: 0.3, every: 1 },
  { tax: 'VIES', share: 0.1, every: 3 },
] as const

/** For what each company is registered with Revenue, beside corporation tax, which follows from its year end. */
export const taxRegistrations: TableFiller[] = registered.map(({ tax, share, every }, at) => ({
  table: 'tax_registrations',
  count: (totals) => totals.organizations,
  insert: ({ organizations: total }) => `
    insert into tax_registrations (id, organization_id, tax, from_on, every)
    select ${idOf(`tax ${tax}`, total)}, ${idOf('organizations', total)}, '${tax}', ${randomDay(130 + at, '2022-01-01', 1500)}, ${every}
    from generate_series($1::bigint, $2::bigint) i
    where ${chance(140 + at, share)}`,
}))
