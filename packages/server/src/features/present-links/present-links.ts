import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '#platform/database/database'

/** The links that are present on a day (LINK-11), for the `from` of a query. */
export const presentLinks = (day: IsoDate): RawBuilder<Tables['links']> => sql`present_links(${day})`

/** Whether the company `organizations`, with its `details`, is not over: the SQL of `isStruckOff` (ORG-36). */
export const isNotOver = (organizations: string, details: string) => {
  const state = sql.ref(`${details}.cro_status`)
  const status = sql.ref(`${organizations}.creation_status`)
  return sql<SqlBool>`${state} is distinct from 'dissolved'
    and (${status} is distinct from 'STRIKE_OFF' or ${state} is not null)`
}

/**
 * Whether the firm looks after a company `o`, with details `g`, on a day: it is neither deleted nor over, and the relationship
 * has not ended.
 */
const isLookedAfter = (day: IsoDate) => sql<SqlBool>`o.deleted_at is null and ${isNotOver('o', 'g')}
  and (g.relationship_ended_on is null or g.relationship_ended_on > ${day})`

/**
 * The companies `o` that a person is present in on a day, itself or by the shares that are held for it, and that the firm looks
 * after (LINK-11); `personId` is the column with the person's id. To be put after `from`.
 */
export const presentCompaniesOf = (personId: string, day: IsoDate): RawBuilder<unknown> => sql`present_links(${day}) l
  join organizations o on o.id = l.organization_id
  left join organization_details g on g.organization_id = o.id
  where (l.person_id = ${sql.ref(personId)} or l.nominee_for = ${sql.ref(personId)}) and ${isLookedAfter(day)}`

/** Whether a person is present in a company that the firm looks after on a day (LINK-11). */
export const isOfPresentCompany = (personId: string, day: IsoDate): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from ${presentCompaniesOf(personId, day)})`

/**
 * Whether a person linked to the company `o` today, for whom shares of it are held, or who owns it through others, is a politically exposed person, and
 * the company is not over (AML-12). It takes no values: the statement of a row of a list has none.
 */
export const hasPresentPep = (): RawBuilder<boolean> => sql<boolean>`(has_pep(o.id)
  and not exists (select from organization_details g where g.organization_id = o.id and g.cro_status = 'dissolved')
  and (o.creation_status is distinct from 'STRIKE_OFF' or exists (
    select from organization_details g where g.organization_id = o.id and g.cro_status is not null)))`
