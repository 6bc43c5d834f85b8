import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { type EmailedLink, withToken } from './emailed-link.ts'
import { queueEmail } from './emails.commands.ts'

type Sender = { db: Db | Tx; secrets: { jwt: Uint8Array } }

/** The texts of the emails to an address as they leave the server, the latest first. */
export const sentTextsTo = async ({ db, secrets }: Sender, address: string): Promise<string[]> => {
  const emails = await db
    .selectFrom('mails')
    .select(['text_content as text', 'html_content as html', 'link_purpose', 'link_id'])
    .where('recipient', '=', address)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return emails.map(({ link_purpose: purpose, link_id: id, ...email }) => {
    const link = id === null ? null : { purpose: purpose as EmailedLink['purpose'], id }
    return withToken(email, link, secrets.jwt).text
  })
}

const plainEmail = (config: Config, to: string) => ({
  sender: config.mailSender,
  to,
  subject: `For ${to}`,
  text: 'Hello',
  html: '<p>Hello</p>',
  tag: 'test',
})

/** Queues an email of several reminders, of which one is about a company. */
export const makeEmailPart = ({ db, config }: { db: Db | Tx; config: Config }, organizationId: string) =>
  inTransaction(db, (tx) => {
    const parts = [organizationId, null].map((id) => ({ kind: 'domiciliation' as const, organizationId: id }))
    return queueEmail(tx, { ...plainEmail(config, 'parts@example.ie'), parts }, null)
  })

/** Queues a plain email to each address in one transaction and returns their message ids. */
export const makeEmails = ({ db, config }: { db: Db | Tx; config: Config }, addresses: string[]): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const ids: string[] = []

    for (const to of addresses) ids.push((await queueEmail(tx, plainEmail(config, to), null)).messageId)

    return ids
  })
