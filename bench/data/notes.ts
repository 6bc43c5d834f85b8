import { idOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'

/** The notes of one company, so that its timeline is long. */
const NOTES = 10_000

/** The id of the company with the long timeline. */
export const busyOrganization = (total: number): string => idOf('organizations', total, '1')

export const notes: TableFiller = {
  table: 'notes',
  count: () => NOTES,
  insert: ({ organizations }) => `
    insert into notes (id, organization_id, text) select ${idOf('notes', NOTES)}, ${busyOrganization(organizations)}, 'Note ' || i
    from generate_series($1::bigint, $2::bigint) i`,
}

/** What the change log says of the notes: a save each. */
export const noteChanges: TableFiller = {
  table: 'changes',
  count: () => NOTES,
  insert: () => `
    insert into changes (record_type, record_id, action, fields, save_id)
    select 'note', ${idOf('notes', NOTES)}, 'created', jsonb_build_object('text', jsonb_build_array(null, 'Note ' || i)), 1000000000 + i
    from generate_series($1::bigint, $2::bigint) i`,
}
