import type { Form, FormMatches } from '@registrar/domain/forms/form'
import { companyNameOf } from '@registrar/domain/forms/form-company'
import { companyNameKey } from '@registrar/domain/shared/name-key'
import { croKey } from '@registrar/domain/shared/number-keys'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

type KnownCompany = FormMatches['companies'][number]

/** A legal person of a form is matched with at most this many known companies. */
const MAX_COMPANIES = 10

/**
 * The known companies that each legal person of a form may be, by its place: those of the same number, and those of the same name, now or
 * formerly, where no number contradicts. Those of the same number come first (FORM-12).
 */
export const findFormCompanies = async (
  db: Db,
  { peoples, organizationId }: Pick<Form, 'peoples' | 'organizationId'>,
): Promise<Map<number, KnownCompany[]>> => {
  const listed = peoples.flatMap((person, index) =>
    person.personType === 'legalPerson'
      ? [{ index, name: companyNameKey(companyNameOf(person)), number: croKey(person.KBIS) }]
      : [],
  )
  if (listed.length === 0) return new Map()

  const { rows } = await sql<KnownCompany & { index: number }>`
    select listed.index, known.*
    from json_to_recordset(${JSON.stringify(listed)}) as listed (index int, name text, number text)
    cross join lateral (
      select o.id as _id, o.name, o.cro, listed.number <> '' and coalesce(cro_key(o.cro) = listed.number, false) as "hasSameNumber",
        found.by_name as "hasSameName"
      from (
        select id, bool_or(by_name) as by_name from (
          select id, false as by_name from organizations where listed.number <> '' and cro_key(cro) = listed.number and deleted_at is null
          union all
          select id, true from organizations where listed.name <> '' and name_key = listed.name and deleted_at is null
          union all
          select organization_id, true from former_company_names where listed.name <> '' and name_key = listed.name and name <> ''
        ) as each group by id
      ) as found join organizations o on o.id = found.id
      where o.deleted_at is null and o.id is distinct from ${organizationId}::uuid
        and (listed.number = '' or coalesce(cro_key(o.cro), '') in ('', listed.number))
      order by 4 desc, 5 desc, o.id limit ${MAX_COMPANIES}
    ) as known
    order by listed.index, "hasSameNumber" desc, "hasSameName" desc, _id`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ index }) => index)].map(([index, found]) => [
      index,
      found.map(({ _id, name, cro, hasSameNumber, hasSameName }) => ({ _id, name, cro, hasSameNumber, hasSameName })),
    ]),
  )
}
