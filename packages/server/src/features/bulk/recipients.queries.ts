import type { RecipientCount } from '@registrar/domain/bulk/bulk'
import { readEmailAddresses } from '@registrar/domain/shared/email-address'
import type { Db } from '#platform/database/database'
import { isId } from '#platform/database/ids'

/** How many of some records would get an email, and how many of them have no address that can be read (MAIL-16). */
export const countRecipients = async (
  db: Db,
  table: 'organizations' | 'people',
  ids: readonly string[],
): Promise<RecipientCount> => {
  const known = ids.filter((id) => isId(id))
  if (known.length === 0) return { total: 0, withoutAddress: 0 }

  const found = await db
    .selectFrom(table)
    .select('mail')
    .where('id', 'in', known)
    .where('deleted_at', 'is', null)
    .execute()
  const withoutAddress = found.filter(({ mail }) => readEmailAddresses(mail).addresses.length === 0).length
  return { total: found.length, withoutAddress }
}
