import { templateEmail } from '@registrar/domain/emails/email'
import { chooseTemplate } from '@registrar/domain/emails/template-choice'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { sendTemplateEmail } from '#features/emails'
import { newId } from '#platform/database/ids'
import type { Maker } from './firm.ts'

const EMAILS = 48

// The events of an email, with the minutes after it was queued.
const courses = [
  { sent: 0, delivered: 1, opened: 95 },
  { sent: 0, delivered: 1 },
  { sent: 0, delivered: 2, opened: 410, clicked: 412 },
  { delayed: 1, sent: 31, delivered: 32 },
  { failed: 1 },
] as const

// Why (MAIL-5).
const reasons: Partial<Record<string, string>> = {
  delayed: 'Recipient command failed: 450 4.2.0 Greylisted, please try again in 5 minutes',
  failed: 'Recipient command failed: 550 5.1.1 No such user here',
}

/** Makes the reminders sent to clients in the last months, most of them delivered and read. */
export const makeEmails: Maker = async ({ db, config, random, today, accounts, organizations }) => {
  const reachable = organizations.filter(({ mail }) => mail)
  for (const { mail, language } of random.some(reachable, EMAILS)) {
    const email = templateEmail.parse({
      templateId: chooseTemplate('reminder', language ?? null),
      emailTo: mail,
      params: { firstname: '' },
    })
    const { session } = random.pick(accounts)
    const course = random.pick([courses[0], ...courses])
    const at = `${addDays(today, -random.whole(1, 120))}T${random.whole(10, 16)}:${random.whole(10, 59)}:00Z`
    const [queued] = await sendTemplateEmail(db, email, { config, author: session })
    const id = queued?._id ?? ''
    const state = 'failed' in course ? 'failed' : 'sent'
    await sql`update mails set state = ${state}, tries = 1, created_at = ${at} where id = ${id}`.execute(db)
    await sql`update mail_events set happened_at = ${at} where mail_id = ${id}`.execute(db)
    await sql`update changes set at = ${at} where record_id = ${id}`.execute(db)
    for (const [event, minutes] of Object.entries(course))
      await sql`
        insert into mail_events (id, mail_id, event, happened_at, note)
        values (${newId()}, ${id}, ${event}, ${at}::timestamptz + make_interval(mins => ${minutes}, secs => 4),
          ${reasons[event] ?? null})`.execute(db)
  }
}
