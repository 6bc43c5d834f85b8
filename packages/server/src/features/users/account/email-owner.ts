import { accountNoticeEmail, type AccountNotice } from '@registrar/domain/users/account-emails'
import { dayInWords } from '@registrar/domain/shared/day-in-words'
import { queueEmail } from '#features/emails'
import { minuteIn, now } from '#platform/clock'
import type { Tx } from '#platform/database/database'
import type { CallOrigin } from '../call-origin.ts'
import { findUser } from '../users.queries.ts'

const writtenMinute = (timeZone: string): string => {
  const [day = '', time = ''] = minuteIn(timeZone, now()).split(' ')
  return `${dayInWords(day, 'en')} at ${time}`
}

/** Tells the owner of an account by email what has happened to it, once the transaction commits (USER-23). */
export const emailOwner = async (tx: Tx, userId: string, notice: AccountNotice, origin: CallOrigin): Promise<void> => {
  const { config, device, address } = origin
  const { email } = await findUser(tx, userId)
  const place = { at: writtenMinute(config.timeZone), device, address, url: `${origin.emailedLinkBase}/account` }
  const content = accountNoticeEmail(notice, place, { brand: config.brands.main })

  await queueEmail(tx, { ...content, sender: config.mailSender, to: email, tag: 'security' }, null)
}
