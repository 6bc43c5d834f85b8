import { certificateStep } from '@registrar/domain/follow-ups/follow-up-rules'
import { sql } from 'kysely'

/** Whether the Incorporation of the company with the id `company` runs, and the certificate has not come: the SQL of `isBeingIncorporated` (FIL-7). */
export const isBeingIncorporated = (company: string) => sql<boolean>`exists (
  select from follow_ups i
  where i.organization_id = ${sql.ref(company)} and i.name = 'INCORPORATION' and i.step_index <= ${sql.lit(certificateStep)}
    and i.archived_at is null and i.deleted_at is null)`
