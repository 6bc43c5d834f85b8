import type { Brand } from '@registrar/domain/shared/brand'
import { type RawBuilder, sql } from 'kysely'

/** The brand that a company came by: that of its first order that has one, else `main` (REP-1). `organizationId` is the column with its id. */
export const brandOfCompany = (organizationId: string): RawBuilder<Brand> =>
  sql<Brand>`coalesce((select first.origin from orders first
    where first.organization_id = ${sql.ref(organizationId)} and first.deleted_at is null and first.origin is not null
    order by first.created_at, first.id limit 1), 'main')`
