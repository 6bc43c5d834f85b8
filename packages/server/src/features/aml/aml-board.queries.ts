import { type AmlBoard, BOARD_MONTHS, type BoardLevel, boardLevels } from '@registrar/domain/aml/aml-board'
import { addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { conditionByState } from '#platform/lists/filter-conditions'
import { SOON_DAYS } from './aml.list.ts'

const monthOf = (day: IsoDate): string => day.slice(0, 7)

const countLevels = async (db: Db, today: IsoDate): Promise<AmlBoard['levels']> => {
  const { late, soon, ok, none } = conditionByState(sql`r.date`, today, SOON_DAYS)
  const { rows } = await sql<AmlBoard['levels'][number]>`
    select coalesce(o.aml_risk_level, 'none') as level,
      (count(*) filter (where ${late}))::int as late, (count(*) filter (where ${soon}))::int as soon,
      (count(*) filter (where ${ok}))::int as ok, (count(*) filter (where ${none}))::int as none,
      (count(*) filter (where not exists (select from aml_versions v where v.organization_id = o.id)))::int as unsigned
    from organizations o
    left join lateral (select min(d.date) as date from deadlines d
      where d.source_id = o.id and d.source = 'organization' and d.kind = 'AML_REVIEW') r on true
    where o.deleted_at is null group by 1`.execute(db)
  const found = new Map(rows.map((row) => [row.level, row]))
  return boardLevels.map((level) => found.get(level) ?? { level, late: 0, soon: 0, ok: 0, none: 0, unsigned: 0 })
}

const countMonths = async (db: Db, today: IsoDate): Promise<AmlBoard['months']> => {
  const months = Array.from({ length: BOARD_MONTHS }, (_, ahead) => monthOf(addMonths(`${monthOf(today)}-01`, ahead)))
  const { rows } = await sql<{ month: string; level: BoardLevel; count: number }>`
    select greatest(to_char(r.date, 'YYYY-MM'), ${months[0]}) as month, coalesce(o.aml_risk_level, 'none') as level, count(*)::int as count
    from organizations o
    join lateral (select min(d.date) as date from deadlines d
      where d.source_id = o.id and d.source = 'organization' and d.kind = 'AML_REVIEW') r on r.date is not null
    where o.deleted_at is null group by 1, 2`.execute(db)
  const countOf = (month: string, level: BoardLevel) =>
    rows.find((row) => row.month === month && row.level === level)?.count ?? 0
  return months.map((month) => ({
    month,
    high: countOf(month, 'high'),
    medium: countOf(month, 'medium'),
    low: countOf(month, 'low'),
    none: countOf(month, 'none'),
  }))
}

/** How many files of each level have which review, and how many reviews fall due in each of the next months (AML-16). */
export const readAmlBoard = async (db: Db, today: IsoDate): Promise<AmlBoard> => ({
  levels: await countLevels(db, today),
  months: await countMonths(db, today),
})
