import type { SanctionsListKind } from '@registrar/domain/sanctions/sanctions-entry'
import type {
  LoadedSanctionsList,
  SanctionsHit,
  SanctionsList,
  SanctionsSearch,
} from '@registrar/domain/sanctions/sanctions-hit'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import type { Page } from '#platform/lists/search-list'
import { shortPage } from '#platform/lists/short-page'
import { searchWords } from '#platform/database/search-words'
import { answeredPage } from '#platform/lists/answered-page'

const name = sql<string>`coalesce(${fullName('p')}, o.name)`

// Hits of a record in the bin are not shown until the record is restored.
const selectHits = (db: Db | Tx) =>
  db
    .selectFrom('sanctions_hits as h')
    .leftJoin('people as p', (join) => join.onRef('p.id', '=', 'h.person_id').on('p.deleted_at', 'is', null))
    .leftJoin('organizations as o', (join) =>
      join.onRef('o.id', '=', 'h.organization_id').on('o.deleted_at', 'is', null),
    )
    .leftJoin('users as u', 'u.id', 'h.decided_by')
    .where((eb) => eb.or([eb('p.id', 'is not', null), eb('o.id', 'is not', null)]))

const selectRows = (db: Db | Tx) =>
  selectHits(db)
    .select(['h.id as _id', 'h.person_id as personId', 'h.organization_id as organizationId', 'p.birth', 'h.births'])
    .select(['h.former_name as formerName', 'h.translation'])
    .select(['h.names', 'h.programme', 'h.reason', 'h.decided_at as decidedAt', 'h.found_at as foundAt'])
    .select((eb) => eb.ref('h.list_kind').$castTo<SanctionsHit['listKind']>().as('listKind'))
    .select(sql<string | null>`nullif(h.list_name, '')`.as('list'))
    .select((eb) => [eb.ref('h.state').$castTo<SanctionsHit['state']>().as('state'), name.as('name')])
    .select(sql<number>`round(h.score * 100)::int`.as('score'))
    .select(
      sql<SanctionsHit['decidedBy']>`case when u.id is not null then
        json_build_object('userId', u.id, 'userName', ${fullName('u')}) end`.as('decidedBy'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>

const hitOf = ({ names: [listedName = '', ...aliases], translation, ...row }: Row): SanctionsHit => {
  const [known, listed] = translation ?? []
  return { ...row, listedName, aliases, translation: known && listed ? { known, listed } : null }
}

/** An organization, its people and company members of today, and who owns it through others. */
const belongsTo = (organizationId: string) => sql<boolean>`(
  h.person_id in (select c.person_id from concerned_parties(current_date, ${organizationId}) c)
  or h.organization_id in (select c.company_id from concerned_parties(current_date, ${organizationId}) c))`

const sortKeys = {
  foundAt: sql`h.found_at`,
  score: sql`h.score`,
  name: sql`fold_text(${name})`,
  decidedAt: sql`h.decided_at`,
}

/** A page of hits (SANC-3); an empty one for an unknown person or organization. */
export const searchHits = async (db: Db | Tx, query: SanctionsSearch): Promise<Page<SanctionsHit>> => {
  const { page, limit, search, state, organizationId, personId, sortField, sortOrder } = query
  if ([organizationId, personId].some((id) => id !== undefined && !isId(id))) return answeredPage([], 0, limit)

  const searched = sql<string>`fold_text(${name} || ' ' || array_to_string(h.names, ' '))`
  const conditions = [
    ...(state ? [sql<boolean>`h.state = ${state}`] : []),
    ...(organizationId ? [belongsTo(organizationId)] : []),
    ...(personId ? [sql<boolean>`h.person_id = ${personId}`] : []),
    ...searchWords(search).map((word) => sql<boolean>`${searched} like '%' || like_literal(${word}) || '%'`),
  ]
  const matching = <Q extends { where: (condition: (typeof conditions)[number]) => Q }>(hits: Q): Q =>
    conditions.reduce((filtered, condition) => filtered.where(condition), hits)

  const sorted = matching(selectRows(db))
    .orderBy(sortKeys[sortField], (order) => (sortOrder === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('h.id')
  const found = await shortPage(sorted, matching(selectHits(db)), { page, limit })
  return { ...found, data: found.data.map(hitOf) }
}

/**
 * One hit.
 * @throws Problem NOT_FOUND
 */
export const findHit = async (db: Db | Tx, id: string): Promise<SanctionsHit> => {
  const row = await requireRow('sanctions hit', id, selectRows(db).where('h.id', '=', id))
  return hitOf(row)
}

const selectLists = (db: Db | Tx) =>
  db
    .selectFrom('sanctions_lists')
    .select(['id as _id', 'file_name as fileName', 'version', 'day', 'entries', 'loaded_at as loadedAt'])
    .select((eb) => eb.ref('kind').$castTo<LoadedSanctionsList['kind']>().as('kind'))
    .select(sql<string | null>`nullif(name, '')`.as('name'))

/** The loaded lists: the one without a name first, then the others by name (SANC-1). */
export const listLists = (db: Db | Tx): Promise<LoadedSanctionsList[]> =>
  selectLists(db).orderBy('sanctions_lists.name').execute()

/** The list that was loaded without a name, else the one that was loaded last; null when there is none. */
export const findList = async (db: Db): Promise<SanctionsList | null> => {
  const list = await selectLists(db)
    .orderBy(sql`name <> ''`)
    .orderBy('loaded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return list ? { fileName: list.fileName, entries: list.entries, loadedAt: list.loadedAt } : null
}

/** The names that stop a file: those that a sanctions list has and nobody has cleared, and those on a list of PEPs that nobody has decided about. */
type UnclearedNames = Record<SanctionsListKind, string[]>

/**
 * The names of organizations and of everybody concerned by them today that stop their files, under the id of each organization that has any (SANC-4).
 */
export const readUnclearedNames = async (
  db: Db | Tx,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, UnclearedNames>> => {
  const { rows } = await sql<{ id: string; name: string; kind: SanctionsListKind }>`
    select distinct s.organization_id as id, ${name} as name, s.list_kind as kind
    from (
      select * from uncleared_sanctions() u where u.organization_id = any(${organizationIds}::uuid[])
      union
      select of.id, a.hit_id, a.list_kind from unnest(${organizationIds}::uuid[]) as of (id) cross join lateral uncleared_above(of.id) a) s
    join sanctions_hits h on h.id = s.hit_id
    left join people p on p.id = h.person_id
    left join organizations o on o.id = h.organization_id
    order by 2`.execute(db)
  const namesOf = (found: typeof rows, kind: SanctionsListKind) =>
    found.filter((row) => row.kind === kind).map((row) => row.name)
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, found]) => [
      id,
      { sanctions: namesOf(found, 'sanctions'), pep: namesOf(found, 'pep') },
    ]),
  )
}

/** The names that stop the file of one organization (SANC-4). */
export const listUnclearedNames = async (db: Db | Tx, organizationId: string): Promise<UnclearedNames> =>
  (await readUnclearedNames(db, [organizationId])).get(organizationId) ?? { sanctions: [], pep: [] }

/** How many hits each state has, of records that are not in the bin. */
export const countHits = async (db: Db): Promise<Partial<Record<SanctionsHit['state'], number>>> => {
  const rows = await selectHits(db)
    .select((eb) => ['h.state', eb.fn.countAll<number>().as('count')])
    .groupBy('h.state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
