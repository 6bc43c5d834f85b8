import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { queueEmail } from './emails.commands.ts'

/** Queues a plain email to each address in one transaction and returns their message ids. */
export const makeEmails = ({ db, config }: { db: Db | Tx; config: Config }, addresses: string[]): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const ids: string[] = []

    for (const to of addresses) {
      const email = {
        from: config.mailFrom,
        to,
        subject: `For ${to}`,
        text: 'Hello',
        html: '<p>Hello</p>',
        tag: 'test',
      }
      ids.push((await queueEmail(tx, email, null)).messageId)
    }

    return ids
  })
