import type { PartyAtRisk } from '@registrar/domain/aml/enhanced-diligence'
import { isListOld, type RiskCountryList, type RiskFactor } from '@registrar/domain/aml/risk-countries'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

/** The people and companies concerned by an organization who live or have their office in a high-risk third country on a day (AML-21). */
export const readPartiesAtRisk = async (db: Db | Tx, organizationId: string, day: IsoDate): Promise<PartyAtRisk[]> => {
  const { rows } = await sql<PartyAtRisk>`
    select distinct coalesce(${fullName('p')}, o.name) as name, r.country
    from parties_at_risk(${day}::date, ${organizationId}) r
    left join people p on p.id = r.person_id left join organizations o on o.id = r.company_id
    order by 1, 2`.execute(db)
  return rows
}

/** The people linked to an organization today whose nationality is that of a high-risk third country: it asks for nothing by itself (AML-21). */
export const readRiskFactors = async (db: Db | Tx, organizationId: string, day: IsoDate): Promise<RiskFactor[]> => {
  const { rows } = await sql<RiskFactor>`
    select distinct ${fullName('p')} as name, p.nationality, c.country
    from present_links(${day}::date) l join people p on p.id in (l.person_id, l.nominee_for) and p.deleted_at is null
    join risk_countries c on country_key(p.nationality) = any(c.nationality_keys)
    where l.organization_id = ${organizationId}
      and coalesce(c.from_on <= ${day}::date, true) and coalesce(c.to_on >= ${day}::date, true)
    order by 1, 3`.execute(db)
  return rows
}

/** The list of high-risk third countries, with its day (AML-21). */
export const listRiskCountries = async (db: Db, today: IsoDate): Promise<RiskCountryList> => {
  const list = await db
    .selectFrom('risk_country_lists')
    .select(['day', 'file_name as fileName', 'loaded_at as loadedAt'])
    .executeTakeFirstOrThrow()
  const countries = await db
    .selectFrom('risk_countries')
    .select(['country', 'from_on as from', 'to_on as to'])
    .orderBy('country')
    .execute()
  return { ...list, isOld: isListOld(list.day, today), countries }
}
