import { filedB1B73s } from '@registrar/domain/organizations/annual-returns/b1b73-problems'
import { isB1B73InForce } from '@registrar/domain/organizations/annual-returns/b1b73-effect'
import { type CompanyType, guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { CroStatus } from '@registrar/domain/organizations/cro-status'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { today } from '#platform/clock'
import type { Db, Tx } from '#platform/database/database'
import { CRO_TIME_ZONE } from './cro-day.ts'
import { countedDelivery } from './filing.list.ts'

/** The application of a company `o` to be struck off that was sent (AR-22). */
export const hasAppliedForStrikeOff = sql`
  select from filings h where h.organization_id = o.id and h.kind = 'H15' and h.sent_on is not null and h.deleted_at is null`

const readCompanies = (db: Db | Tx, ids: readonly string[]) =>
  db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id', 'o.name', 'o.incorporation_date as incorporationDate', 'o.first_annual_return as firstAr'])
    .select(['o.is_first_annual_return_done as status', 'o.next_annual_return as nextArReminder'])
    .select(['o.creation_status as creationStatus', 'd.counted_next_annual_return as countedNextAr'])
    .select('d.changed_annual_return as B1B73')
    .select(
      sql<IsoDate | null>`coalesce(d.changed_annual_return_filed_on, (select max(${countedDelivery(sql.ref('b'), today(CRO_TIME_ZONE))}) from filings b
        where b.organization_id = o.id and b.kind = 'B1B73' and b.deleted_at is null
          and b.event_date < d.changed_annual_return
          and b.event_date >= d.changed_annual_return - interval '6 months'))`.as('B1B73FiledOn'),
    )
    .select(['d.financial_year_end as financialYearEnd', 'd.last_annexed_year_end as lastAnnexedYearEnd'])
    .select(['d.company_type', 'd.cro_status', 'd.cro_status_on as croStatusOn'])
    .select(sql<IsoDate>`(o.created_at at time zone ${CRO_TIME_ZONE})::date`.as('enteredOn'))
    .select(sql<boolean>`exists (${hasAppliedForStrikeOff})`.as('hasAppliedForStrikeOff'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('filings as r')
          .select(['r.id', 'r.organization_id', 'r.kind', 'r.state', 'r.event_date', 'r.made_up_to'])
          .select(['r.is_first', 'r.year_end', 'r.due_on', 'r.is_unconfirmed'])
          .whereRef('r.organization_id', '=', 'o.id')
          .where('r.kind', '=', 'B1')
          .where('r.deleted_at', 'is', null)
          .orderBy('r.id'),
      ).as('returns'),
    )
    .where('o.id', 'in', ids)
    .execute()

type B1B73Line = { id: string; from: IsoDate | null; to: IsoDate | null }

// The B1B73s of companies that were saved before the one in force.
const readEarlierB1B73s = async (db: Db | Tx, current: ReadonlyMap<string, IsoDate | null>) => {
  if (current.size === 0) return new Map<string, IsoDate[]>()
  const { rows } = await sql<B1B73Line>`
    select c.record_id as id, c.fields -> 'B1B73' ->> 0 as "from", c.fields -> 'B1B73' ->> 1 as "to"
    from changes c
    where c.record_id = any(${[...current.keys()]}::uuid[]) and c.record_type = 'organization' and c.fields ? 'B1B73'
    order by c.id`.execute(db)

  const lines = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    [...lines].map(([id, changes]) => {
      const at = changes.findLastIndex(({ to }) => to === current.get(id))
      const before = at < 0 ? changes : changes.slice(0, at)
      return [id, filedB1B73s(before.map(({ from, to }) => [from, to]))]
    }),
  )
}

/** What the return that is due of companies follows from, and their returns that are stored (AR-18, AR-21 to AR-23). */
export const readRunningFacts = async (db: Db | Tx, ids: readonly string[]) => {
  const companies = await readCompanies(db, ids)
  const moved = companies.filter(isB1B73InForce)
  const earlier = await readEarlierB1B73s(db, new Map(moved.map(({ id, B1B73 }) => [id, B1B73])))

  return companies.map(({ name, company_type, cro_status, ...company }) => ({
    ...company,
    companyType: (company_type as CompanyType | null) ?? guessCompanyType(name),
    croStatus: cro_status as CroStatus | null,
    earlierB1B73s: earlier.get(company.id) ?? [],
  }))
}
export type RunningReturnFacts = Awaited<ReturnType<typeof readRunningFacts>>[number]
