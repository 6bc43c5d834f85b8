import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'

/**
 * The day on which the answers of the file `m` were last complete, or confirmed by signing a version in which nothing was open: from it
 * its reviews are counted (DUE-5). Days are those of `timeZone`.
 */
export const confirmedOn = (timeZone: string) =>
  sql<IsoDate | null>`(greatest(m.completed_at, (select max(v.signed_at) from aml_versions v
    where v.organization_id = m.organization_id and v.signed_at > m.completed_at
      and v.content::jsonb -> 'open' = '[]')) at time zone ${timeZone})::date`
