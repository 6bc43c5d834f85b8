import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { eraseInJson, type ErasedTexts, eraseInText } from './erase-in-json.ts'

type TextColumn = { table: string; column: string; isJson: boolean }

/** Where an erasure looks for texts. `except`: the tables, and the columns as `table.column`, that are left alone. */
export type TextSearch = {
  except: ReadonlySet<string>
  /** only rows in which one of these ids occurs; null: all rows */
  onlyWith: readonly string[] | null
}

const textColumns = async (tx: Tx, { except }: TextSearch): Promise<Map<string, TextColumn[]>> => {
  const { rows } = await sql<TextColumn>`
    select c.relname::text as table, a.attname::text as column, a.atttypid in ('json'::regtype, 'jsonb'::regtype) as "isJson"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)
    order by 1, 2`.execute(tx)

  const wanted = rows.filter(({ table, column }) => !except.has(table) && !except.has(`${table}.${column}`))
  return Map.groupBy(wanted, ({ table }) => table)
}

const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

// In JSON a text is stored with its quotation marks escaped.
const patternsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [likePattern(text), likePattern(JSON.stringify(text).slice(1, -1))])),
]

const mayContain = (columns: readonly TextColumn[], { texts, names }: ErasedTexts) => {
  const conditions = columns.flatMap(({ column, isJson }) => {
    const text = sql`t.${sql.ref(column)}::text`
    const pairs = isJson ? names : []
    return [
      ...(texts.length > 0 ? [sql`${text} ilike any(${patternsOf(texts)}::text[])`] : []),
      ...pairs.map(
        ({ first, last }) => sql`(${text} ilike ${likePattern(first)} and ${text} ilike ${likePattern(last)})`,
      ),
    ]
  })
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}

const valueAfterErasing = (isJson: boolean, value: string, erased: ErasedTexts): string =>
  isJson ? JSON.stringify(eraseInJson(JSON.parse(value), erased)) : eraseInText(value, erased)

const eraseInTable = async (
  tx: Tx,
  table: string,
  columns: readonly TextColumn[],
  erased: ErasedTexts,
  { onlyWith }: TextSearch,
): Promise<void> => {
  const selected = sql.join(columns.map(({ column }) => sql`t.${sql.ref(column)}::text as ${sql.ref(column)}`))

  const inScope =
    onlyWith === null ? sql`true` : sql`to_jsonb(t)::text like any(${onlyWith.map((id) => `%${id}%`)}::text[])`
  const { rows } = await sql<Record<string, string | null>>`
    select t.ctid::text as row_place, ${selected} from ${sql.table(table)} t
    where ${mayContain(columns, erased)} and ${inScope} for update`.execute(tx)

  for (const row of rows) {
    const changes = columns.flatMap(({ column, isJson }) => {
      const value = row[column] ?? null
      const after = value === null ? null : valueAfterErasing(isJson, value, erased)
      if (after === null || (value !== null && after === valueAfterErasing(isJson, value, { texts: [], names: [] })))
        return []
      return [sql`${sql.ref(column)} = ${after}${isJson ? sql`::jsonb` : sql``}`]
    })
    if (changes.length > 0)
      await sql`update ${sql.table(table)} set ${sql.join(changes)} where ctid = ${row['row_place']}::tid`.execute(tx)
  }
}

/** Replaces what identifies an erased record in every text and JSON column of the database (RET-6). */
export const eraseTexts = async (tx: Tx, erased: ErasedTexts, search: TextSearch): Promise<void> => {
  if (erased.texts.length === 0 && erased.names.length === 0) return

  for (const [table, columns] of await textColumns(tx, search)) await eraseInTable(tx, table, columns, erased, search)
}
