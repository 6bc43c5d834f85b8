import type { User } from '@registrar/domain/users/users'

/** Columns of `users` under the names of the wire. */
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

/** A selected row. A check constraint of the table allows only the two roles. */
export const userRow = (row: Omit<User, 'role'> & { role: string }): User => ({
  ...row,
  role: row.role === 'admin' ? 'admin' : 'staff',
})
