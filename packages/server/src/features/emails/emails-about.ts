import { sql } from 'kysely'
import { ACCOUNT_TAGS } from './account-emails.ts'

/** What emails are about: a company, or a person. */
type EmailsAbout = { organizationId: string } | { personId: string }

// What stands between the addresses of one field, as `readEmailAddresses` of the domain takes them apart.
const addressesIn = (column: string) =>
  sql`regexp_split_to_array(replace(lower(${sql.ref(column)}), 'mailto:', ''), '[[:space:],;<>"]+')`

const notAboutAccounts = sql`(mails.tag is null or mails.tag <> all(${[...ACCOUNT_TAGS]}::text[]))`

const columns = sql`mails.id, mails.created_at, mails.subject`

/**
 * In SQL, the emails about a company: those that name it, and those to an address of it that name no company. Of a person: those to an
 * address of theirs. Emails about the accounts of staff are about neither (MAIL-18).
 */
export const emailsAbout = (about: EmailsAbout) => {
  if ('personId' in about)
    return sql`select ${columns} from mails where ${notAboutAccounts} and mails.sort_recipient = any(array(
      select unnest(${addressesIn('p.mail')} || array(select lower(other) from unnest(p.other_mails) other))
      from people p where p.id = ${about.personId}))`

  const { organizationId: id } = about
  const namesNone = sql`mails.organization_id is null
    and not exists (select from mail_parts where mail_id = mails.id and organization_id is not null)`
  return sql`select ${columns} from mails where ${notAboutAccounts} and mails.organization_id = ${id}
    union all
    select ${columns} from mails where ${notAboutAccounts} and mails.organization_id is distinct from ${id}
      and mails.id in (select mail_id from mail_parts where organization_id = ${id})
    union all
    select ${columns} from mails where ${notAboutAccounts} and ${namesNone} and mails.sort_recipient = any(array(
      select unnest(${addressesIn('o.mail')} || array(select lower(other) from unnest(d.other_mails) other))
      from organizations o left join organization_details d on d.organization_id = o.id where o.id = ${id}))`
}
