import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { queueEmail } from './emails.commands.ts'

/** Queues a plain mail to each address, in one transaction, and gives their message ids. */
export const makeEmails = ({ db, config }: { db: Db | Tx; config: Config }, addresses: string[]): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const ids: string[] = []
    for (const to of addresses) {
      const mail = { from: config.mailFrom, to, subject: `For ${to}`, text: 'Hello', html: '<p>Hello</p>', tag: 'test' }
      ids.push((await queueEmail(tx, mail, null)).messageId)
    }
    return ids
  })
