import { idOf, createdAt, oneOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'
import { words } from './words.ts'

/** Colleagues to assign work to. None of them can sign in. */
export const users: TableFiller = {
  table: 'users',
  count: (totals) => totals.users,
  insert: (totals) => `
    insert into users (id, first_name, last_name, email, password_hash, role, created_at)
    select ${idOf('users', totals.users)}, ${oneOf(1, words.firstNames)}, ${oneOf(2, words.lastNames)},
      'colleague' || i || '@example.ie', 'none', 'staff', ${createdAt(totals.users)}
    from generate_series($1::bigint, $2::bigint) i`,
}
