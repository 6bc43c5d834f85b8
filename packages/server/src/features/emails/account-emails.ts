import { hasRole, type Role } from '@registrar/domain/access/roles'
import { type SqlBool, sql } from 'kysely'

/** The emails about the accounts of staff (MAIL-14). */
export const ACCOUNT_TAGS = ['invitation', 'password', 'account', 'security', 'my-day'] as const

/** In SQL, that a user of a role may see an email `mails`: who may only read sees none about accounts (MAIL-6). */
export const isSeenBy = (role: Role) =>
  hasRole(role, 'staff')
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(mails.tag is null or mails.tag <> all(${[...ACCOUNT_TAGS]}::text[]))`

/** Whether an email is about an account: it may have a link that signs somebody in (MAIL-14, MAIL-19). */
export const isAboutAccount = (tag: string | null): boolean => ACCOUNT_TAGS.some((one) => one === tag)
