import type { Role } from '@registrar/domain/access/roles'
import type { StaffMember, StaffSearch } from '@registrar/domain/users/staff'
import { expressionBuilder, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import type { Page } from '#platform/lists/search-list'
import { shortPage } from '#platform/lists/short-page'
import { isOpen } from '#platform/sessions/open-sessions'
import { matchesWords, searchWords } from '#platform/database/search-words'
import { secondFactorsOfUser } from '../users.queries.ts'
import { userOptionColumns } from '../users.row.ts'

const openSessions = () =>
  expressionBuilder<Tables, 'users'>()
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .whereRef('sessions.user_id', '=', 'users.id')
    .where(isOpen())

const selectStaff = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select([...userOptionColumns, 'users.last_login_at as lastLoginAt'])
    .select([
      sql<Role>`users.role`.as('role'),
      sql<boolean>`users.deactivated_at is null`.as('active'),
      sql<number>`${openSessions()}`.as('sessions'),
      sql<boolean>`${secondFactorsOfUser()} <> ''`.as('hasSecondFactor'),
    ])

/** Users by name, a page at a time (USER-13). */
export const searchStaff = async (
  db: Db,
  { search, page, limit, role, active }: StaffSearch,
): Promise<Page<StaffMember>> => {
  const conditions = expressionBuilder<Tables, 'users'>()
  const where = conditions.and([
    ...matchesWords('users.search_text', searchWords(search)),
    ...(role === undefined ? [] : [conditions('users.role', '=', role)]),
    ...(active === undefined ? [] : [conditions('users.deactivated_at', active ? 'is' : 'is not', null)]),
  ])

  const byName = selectStaff(db)
    .where(where)
    .orderBy(sql`fold_text(users.first_name)`)
    .orderBy(sql`fold_text(users.last_name)`)
    .orderBy('users.id')
  return shortPage(byName, db.selectFrom('users').where(where), { page, limit })
}

/**
 * One user as administrators see one.
 * @throws Problem NOT_FOUND
 */
export const findStaffMember = (db: Db | Tx, id: string): Promise<StaffMember> =>
  requireRow('user', id, selectStaff(db).where('users.id', '=', id))

/** The active administrators, the one whose account is oldest first. */
export const listAdministrators = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select(userOptionColumns)
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
