import { type KnownPerson, mailKeysOf } from '@registrar/domain/imports/match-person'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

/** So many people of one name or address are compared with a line. */
const MAX_OF_A_KEY = 1000

/** The email addresses of a file as addresses are compared: the database says what a small letter is. */
export const findMailKeys = async (tx: Tx, mails: readonly string[]): Promise<{ mail: string; key: string }[]> => {
  if (mails.length === 0) return []
  const { rows } = await sql<{ mail: string; key: string }>`
    select mail, lower(mail) as key from unnest(${mails}::text[]) as mail`.execute(tx)
  return rows
}

/**
 * The people, oldest first, who have one of the addresses or one of the names: a key of `name_key`, or the name itself where it is of
 * punctuation only.
 */
export const findPeopleByKeys = async (
  tx: Tx,
  { names, mails }: { names: readonly string[]; mails: readonly string[] },
): Promise<KnownPerson[]> => {
  if (names.length === 0 && mails.length === 0) return []
  const columns = sql`id, first_name, last_name, sort_mail, other_mails, birth, created_at`
  const [namesOnce, mailsOnce] = [[...new Set(names)], [...new Set(mails)]]

  const { rows } = await sql<Omit<KnownPerson, 'mailKeys'> & { mail: string | null; otherMails: string[] }>`
    select id, first_name as "firstName", last_name as "lastName", sort_mail as mail, other_mails as "otherMails", birth from (
      select found.* from unnest(${mailsOnce}::text[]) as given (mail) cross join lateral (
        select ${columns} from people where deleted_at is null and sort_mail = given.mail order by created_at, id limit ${MAX_OF_A_KEY}) as found
      union
      select ${columns} from people where deleted_at is null and other_mails && ${mailsOnce}::text[]
      union
      select found.* from unnest(${namesOnce}::text[]) as given (name) cross join lateral (
        select ${columns} from people where deleted_at is null and name_key = given.name order by created_at, id limit ${MAX_OF_A_KEY}) as found
      union
      select ${columns} from people
      where deleted_at is null and name_key = ' ' and ${fullName('people')} = any(${namesOnce}::text[])
    ) as people order by created_at, id`.execute(tx)
  return rows.map(({ mail, otherMails, ...person }) => ({
    ...person,
    mailKeys: [...mailKeysOf(mail ?? ''), ...otherMails],
  }))
}

/** The people who have no name (PERSON-1). */
export const listNamelessPeople = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from people where deleted_at is null and sort_first_name = '' and sort_last_name = ''
    order by created_at, id limit 500`.execute(tx)
  return rows.map(({ id }) => id)
}
