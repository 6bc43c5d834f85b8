import type { CountryKeys } from '@registrar/domain/aml/country-keys'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { markStale } from '#features/affected'
import { type Db, inTransaction } from '#platform/database/database'

/** A country of a list, with the days between which it is on it, both included; null is without end. */
export type ListedCountry = CountryKeys & { from: IsoDate | null; to: IsoDate | null }

/** Replaces the list of high-risk third countries, whole or not at all, and marks every file and company (AML-21). */
export const loadCountries = (
  db: Db,
  { day, fileName }: { day: IsoDate; fileName: string },
  countries: readonly ListedCountry[],
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.deleteFrom('risk_countries').execute()
    await tx
      .insertInto('risk_countries')
      .values(
        countries.map(({ country, from, to, keys, nationalityKeys }) => ({
          country,
          from_on: from,
          to_on: to,
          keys,
          nationality_keys: nationalityKeys,
        })),
      )
      .execute()
    await sql`update risk_country_lists set day = ${day}, file_name = ${fileName}, loaded_at = now()`.execute(tx)
    const files = sql`select organization_id as id from organization_aml`
    await markStale(tx, { reader: 'reviews', source: 'organization' }, files)
    await markStale(
      tx,
      { reader: 'compliance', source: 'organization' },
      sql`select id from organizations where deleted_at is null`,
    )
  })
