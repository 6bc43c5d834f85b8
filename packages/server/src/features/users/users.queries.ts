import { sql } from 'kysely'
import type pg from 'pg'
import type { Role } from '@registrar/domain/access/roles'
import type { OpenSession, User, UserOption, UserReference } from '@registrar/domain/users/users'
import { userName } from '@registrar/domain/users/users'
import { isId } from '#platform/database/ids'
import type { Db, Tx } from '#platform/database/database'
import { matchesWords, searchWords } from '#platform/database/search-words'
import { isOpen } from '#platform/sessions/open-sessions'
import type { Session } from '#platform/sessions/session'
import { userColumns, userOptionColumns, userRow } from './users.row.ts'
import { isDevAccount } from './dev-account-email.ts'

const MAX_USERS = 1000
const MAX_SESSIONS = 1000

export const findUser = async (db: Db | Tx, id: string): Promise<User> =>
  userRow(await db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirstOrThrow())

/** In SQL, what tells a user's second factors apart: it differs after one was added or removed, and is empty without any. */
export const secondFactorsOfUser = () =>
  sql<string>`concat_ws(' ',
    (select confirmed_at::text from totp_factors where totp_factors.user_id = users.id and confirmed_at is not null),
    (select string_agg(passkeys.id::text, ' ' order by passkeys.id) from passkeys where passkeys.user_id = users.id))`

/** The email addresses that a migration could not clean, because another account would have the same one then (API-12). */
export const findUncleanAddresses = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ address: string }>`
    select distinct lower(clean_line(email)) as address from users where email <> clean_line(email) order by 1`.execute(
    db,
  )
  return rows.map(({ address }) => address)
}

const selectCredentials = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'deactivated_at', secondFactorsOfUser().as('second_factors')])

/** What a sign-in to the account of an email address is checked against. */
export const findCredentials = (db: Db | Tx, email: string) =>
  selectCredentials(db)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()

/** What a sign-in of a user is checked against. */
export const findCredentialsOf = (db: Db | Tx, id: string) =>
  selectCredentials(db).where('id', '=', id).executeTakeFirstOrThrow()

/** The stored hash of a user's password. */
export const findPasswordHash = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()).password_hash

/** The role of a user with an active account, and whether there is a second factor; undefined for anybody else. */
export const findActiveAccess = async (
  db: Db,
  id: string,
): Promise<{ role: Role; hasSecondFactor: boolean; isDevAccount: boolean } | undefined> => {
  const row = await db
    .selectFrom('users')
    .leftJoin('totp_factors', 'totp_factors.user_id', 'users.id')
    .select((eb) => [
      'users.role',
      'users.email',
      'totp_factors.confirmed_at as confirmedAt',
      eb
        .exists(eb.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id'))
        .as('hasPasskey'),
    ])
    .where('users.id', '=', id)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()

  return (
    row && {
      role: row.role as Role,
      hasSecondFactor: row.confirmedAt !== null || Boolean(row.hasPasskey),
      isDevAccount: isDevAccount(row.email),
    }
  )
}

/** The user's open sessions: this one first, then the latest first. */
export const listSessions = (db: Db, { userId, sessionId }: Session): Promise<OpenSession[]> =>
  db
    .selectFrom('sessions')
    .select(['id as _id', 'created_at as createdAt', 'device', 'address', 'last_used_at as lastUsedAt'])
    .select((eb) => eb('id', '=', sessionId).$castTo<boolean>().as('isThis'))
    .where('user_id', '=', userId)
    .where(isOpen())
    .orderBy('isThis', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SESSIONS)
    .execute()

/** Active users by name, for pickers (USER-11). */
export const searchUsers = (
  db: Db,
  { search, limit }: { search?: string | null | undefined; limit?: number | undefined },
): Promise<UserOption[]> =>
  db
    .selectFrom('users')
    .select(userOptionColumns)
    .where('deactivated_at', 'is', null)
    .where((eb) => eb.and(matchesWords('search_text', searchWords(search))))
    .orderBy(sql`fold_text(first_name)`)
    .orderBy(sql`fold_text(last_name)`)
    .orderBy('id')
    .limit(limit ?? MAX_USERS)
    .execute()

/** The users with these ids, by id. Unknown ids are left out. */
export const findUserReferences = async (db: Db | Tx, ids: string[]): Promise<Map<string, UserReference>> => {
  const known = ids.filter(isId)
  if (known.length === 0) return new Map()

  const rows = await db.selectFrom('users').select(userOptionColumns).where('id', 'in', known).execute()

  return new Map(rows.map((row) => [row._id, { userId: row._id, userName: userName(row) }]))
}

/** The email addresses of the users with these ids, in the order of the ids, each once. */
export const findUserAddresses = async (db: Db | Tx, ids: string[]): Promise<{ _id: string; email: string }[]> => {
  const known = [...new Set(ids.filter(isId))]
  if (known.length === 0) return []

  const rows = await db.selectFrom('users').select(['id as _id', 'email']).where('id', 'in', known).execute()

  return known.flatMap((id) => rows.find((row) => row._id === id) ?? [])
}

/** The id of the account with an email address, in any letter case. */
export const findUserIdByEmail = async (db: Db, email: string): Promise<string | undefined> =>
  (await findCredentials(db, email))?.id

/** Whether anybody has an account. */
export const hasAnyAccount = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** Whether anybody has an account. A restore asks on its own connection. */
export const hasAccounts = async (client: pg.ClientBase): Promise<boolean> =>
  Boolean((await client.query('select from users limit 1')).rowCount)

/** The users with an active account, as a picker lists them. */
export const listActiveUsers = (db: Db | Tx): Promise<UserOption[]> =>
  db
    .selectFrom('users')
    .select(userOptionColumns)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .limit(MAX_USERS)
    .execute()
