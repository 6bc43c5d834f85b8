import type { Role } from '@registrar/domain/access/roles'
import type { StaffMember, StaffSearch } from '@registrar/domain/users/staff'
import { expressionBuilder, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { isOpen } from '#platform/sessions/open-sessions'
import { matchesTerms, searchTerms } from '#platform/database/search-terms'
import { answeredPage } from '#platform/lists/answered-page'
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
    ...matchesTerms('users.search_text', searchTerms(search)),
    ...(role === undefined ? [] : [conditions('users.role', '=', role)]),
    ...(active === undefined ? [] : [conditions('users.deactivated_at', active ? 'is' : 'is not', null)]),
  ])

  const data = await selectStaff(db)
    .where(where)
    .orderBy(sql`fold_text(users.first_name)`)
    .orderBy(sql`fold_text(users.last_name)`)
    .orderBy('users.id')
    .limit(limit)
    .offset(offsetOf({ page, limit }))
    .execute()
  const { totalItems } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('totalItems'))
    .where(where)
    .executeTakeFirstOrThrow()

  return answeredPage(data, totalItems, limit)
}

/**
 * One user as administrators see one.
 * @throws Problem NOT_FOUND
 */
export const findStaffMember = async (db: Db | Tx, id: string): Promise<StaffMember> => {
  const found = isId(id) ? await selectStaff(db).where('users.id', '=', id).executeTakeFirst() : undefined
  if (!found) throw notFound('user')

  return found
}

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
