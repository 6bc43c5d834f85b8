import { idOf, createdAt, randomInteger, oneOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'

const subjects = ['Your annual return is due', 'Rappel : une échéance de votre société', 'A task for you', 'Create your Finotor account']

/** All were sent long ago, so that nothing waits for the worker. */
export const mails: TableFiller = {
  table: 'mails',
  count: (totals) => totals.mails,
  insert: ({ mails: total, users }) => `
    insert into mails (id, message_id, sender, recipient, subject, text_content, tag, state, tries, requested_by, created_at)
    select ${idOf('mails', total)}, md5('m' || i) || '@registrar.example', 'office@registrar.example',
      'client' || (1 + ${randomInteger(290, 5_000, 2)}) || '@mail.example', ${oneOf(291, subjects, 1.5)}, 'Kind regards',
      ${oneOf(292, ['reminder', 'task', 'finotor-signup'], 1.5)}, 'sent', 1,
      ${idOf('users', users, `(1 + ${randomInteger(293, users)})`)}, ${createdAt(total)}
    from generate_series($1::bigint, $2::bigint) i`,
}

const events = ['queued', 'sent', 'delivered']

export const mailEvents: TableFiller = {
  table: 'mail_events',
  count: (totals) => totals.mails,
  insert: ({ mails: total }) => `
    insert into mail_events (id, mail_id, event, happened_at)
    select ${idOf('mail_events', total * events.length, `((i - 1) * ${events.length} + n)`)}, ${idOf('mails', total)}, event,
      ${createdAt(total)} + n * interval '2 seconds'
    from generate_series($1::bigint, $2::bigint) i,
      unnest(array[${events.map((event) => `'${event}'`).join(',')}]) with ordinality as e (event, n)`,
}
