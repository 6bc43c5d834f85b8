import { idOf, madeAt, oneOf } from './draws.ts'
import type { TableMaker } from './table-maker.ts'
import { words } from './words.ts'

/** Colleagues to assign; none of them can sign in. */
export const users: TableMaker = {
  table: 'users',
  count: (totals) => totals.users,
  insert: (totals) => `
    insert into users (id, first_name, last_name, email, password_hash, role, created_at)
    select ${idOf('users', totals.users)}, ${oneOf(1, words.firstNames)}, ${oneOf(2, words.lastNames)},
      'colleague' || i || '@example.ie', 'none', 'staff', ${madeAt(totals.users)}
    from generate_series($1::bigint, $2::bigint) i`,
}
