import type { Role } from '@registrar/domain/access/roles'
import type { User } from '@registrar/domain/users/users'
import { lockRecord, type RowDeletedKind } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'

/** How the change log names a user, and where users are kept. Nothing deletes an account (USER-7). */
export const userRecord = { type: 'user', table: 'users', isRowDeleted: true } as const satisfies RowDeletedKind

/** Lets nobody else change a user, or open a session of that user, until the transaction ends. */
export const lockUser = (tx: Tx, id: string): Promise<void> => lockRecord(tx, userRecord, id, 'no key update')

/** Columns of `users` under the API's field names. */
export const userColumns = [
  'users.id as _id',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.email',
  'users.role',
  'users.created_at as createdAt',
  'users.last_login_at as lastLoginAt',
] as const

export const userOptionColumns = [
  'users.id as _id',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.email',
] as const

/** A selected row. A check constraint of the table allows only the roles. */
export const userRow = (row: Omit<User, 'role'> & { role: string }): User => ({ ...row, role: row.role as Role })
