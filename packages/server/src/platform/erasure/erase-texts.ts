import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { eraseInJson, type ErasedTexts, eraseInText } from './erase-in-json.ts'

type TextColumn = { table: string; column: string; isJson: boolean }

/** A row whose texts were changed; the id is null in a table without one. */
export type ChangedRow = { table: string; id: string | null }

const NOTHING: ErasedTexts = { texts: [], numbers: [], names: [] }

/** Where an erasure looks for texts. `except`: the tables, and the columns as `table.column`, that are left alone. */
type TextSearch = {
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

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

const hasAllWords = (text: string) => sql`
  f.folded like all(array(select '%' || like_literal(word) || '%' from unnest(${wordsOf(text)}::text[]) word))`

const hasNumber = (number: string) => {
  const characters = wordsOf(number).join('').split('')
  // An empty pattern would match every row.
  if (characters.length === 0) throw new Error('A number to erase has no letter or digit.')

  return sql`f.folded ~ ${characters.join('[^[:alnum:]]{0,3}')}`
}

// Finds more rows than will change: the texts in them are compared exactly afterwards.
const mayContain = ({ texts, numbers, names }: ErasedTexts) => {
  const pairs = names.map(({ first, last }) => `${first} ${last}`)
  const conditions = [
    ...[...texts, ...pairs].filter((text) => wordsOf(text).length > 0).map(hasAllWords),
    ...numbers.map((number) => hasNumber(number.toLowerCase())),
  ]
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
): Promise<ChangedRow[]> => {
  const texts = sql.join(columns.map(({ column }) => sql`t.${sql.ref(column)}::text`))
  const named = sql.join(columns.map(({ column }) => sql`t.${sql.ref(column)}::text as ${sql.ref(column)}`))

  const inScope =
    onlyWith === null ? sql`true` : sql`to_jsonb(t)::text like any(${onlyWith.map((id) => `%${id}%`)}::text[])`
  // With `offset 0` a row's texts are folded once, not once for each condition.
  const { rows } = await sql<Record<string, string | null>>`
    select t.ctid::text as row_place, to_jsonb(t) ->> 'id' as row_id, ${named} from ${sql.table(table)} t
    cross join lateral (select fold_text(concat_ws(' ', ${texts})) as folded offset 0) f
    where ${mayContain(erased)} and ${inScope} for update of t`.execute(tx)

  const changed: ChangedRow[] = []
  for (const row of rows) {
    const changes = columns.flatMap(({ column, isJson }) => {
      const value = row[column] ?? null
      if (value === null) return []

      // JSON is written in another form than the database has it, so the texts themselves cannot be compared.
      const after = valueAfterErasing(isJson, value, erased)
      if (after === valueAfterErasing(isJson, value, NOTHING)) return []

      return [sql`${sql.ref(column)} = ${after}${isJson ? sql`::jsonb` : sql``}`]
    })
    if (changes.length === 0) continue

    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ctid = ${row['row_place']}::tid`.execute(tx)
    changed.push({ table, id: row['row_id'] ?? null })
  }
  return changed
}

// Removes from the journal what a save did to a record, where it may contain the texts. It goes back by its lines then.
const eraseInJournal = async (tx: Tx, erased: ErasedTexts, { onlyWith }: TextSearch): Promise<void> => {
  const inScope = onlyWith === null ? sql`true` : sql`f.kept like any(${onlyWith.map((id) => `%${id}%`)}::text[])`
  await sql`
    delete from row_changes o using (
      select r.id, r.save_id, r.record_id from row_changes r
      cross join lateral (select concat_ws(' ', r.record_id, r.key::text, r.before::text, r.after::text) as kept offset 0) k
      cross join lateral (select k.kept, fold_text(k.kept) as folded offset 0) f
      where ${mayContain(erased)} and ${inScope}
    ) named
    where o.id = named.id or (o.save_id = named.save_id and o.record_id = named.record_id)`.execute(tx)
}

/**
 * Replaces what identifies an erased record in every text and JSON column of the database (RET-6).
 * @returns the rows that were changed
 */
export const eraseTexts = async (tx: Tx, erased: ErasedTexts, search: TextSearch): Promise<ChangedRow[]> => {
  if (erased.texts.length === 0 && erased.numbers.length === 0 && erased.names.length === 0) return []

  await eraseInJournal(tx, erased, search)
  const changed: ChangedRow[] = []
  for (const [table, columns] of await textColumns(tx, search))
    changed.push(...(await eraseInTable(tx, table, columns, erased, search)))
  return changed
}
