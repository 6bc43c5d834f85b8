import type { OwnerSteps } from '@registrar/domain/documents/paper-texts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

/** The steps that were taken to find the owners of a company; null where nobody has recorded any (OWN-17). */
export const readOwnerSteps = async (db: Db, organizationId: string): Promise<OwnerSteps | null> => {
  const { rows } = await sql<OwnerSteps>`
    select btrim(form ->> 'rbo_steps') as steps, form ->> 'rbo_steps_on' as on from organization_aml
    where organization_id = ${organizationId} and btrim(form ->> 'rbo_steps') <> ''`.execute(db)
  return rows[0] ?? null
}
