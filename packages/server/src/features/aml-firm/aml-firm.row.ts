import type { UserReference } from '@registrar/domain/users/users'
import { sql } from 'kysely'
import { fullName } from '#platform/database/full-name'

/** How the change log names what the firm keeps about its own house. */
export const FIRM_RECORD = 'aml-firm'

/** A user of the joined table `alias` as answers name them; null when there is none. */
export const userNamed = (alias: string) =>
  sql<UserReference | null>`case when ${sql.ref(`${alias}.id`)} is null then null
    else json_build_object('userId', ${sql.ref(`${alias}.id`)}, 'userName', ${fullName(alias)}) end`
