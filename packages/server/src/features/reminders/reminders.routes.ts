import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { answerRecord } from '@registrar/domain/shared/page'
import { refreshDeadlines, refreshSettings } from '#features/deadlines'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { chaseReminders } from './chase-reminders.commands.ts'
import { dropFinishedReminders, prepareReminders } from './prepare-reminders.commands.ts'
import { updateReminderRule } from './reminder-rules.commands.ts'
import { listReminderRules } from './reminder-rules.queries.ts'
import { skipReminders, takeSkippedBack, updateReminder } from './reminders.commands.ts'
import { answeredReminder } from './reminders.row.ts'
import { searchReminders } from './reminders.queries.ts'
import { delayReminders, sendReminders } from './send-reminders.commands.ts'

export const remindersRoutes = ({ serve }: Routes): void => {
  serve(remindersCalls.listReminderRules, async ({ db, config }) => ({
    data: await listReminderRules(db, config.reminderDays),
  }))

  serve(remindersCalls.updateReminderRule, async ({ db, config, params, body, session }) =>
    answerRecord(
      await updateReminderRule(db, params.rule, body, { defaultDays: config.reminderDays, author: session }),
    ),
  )

  serve(remindersCalls.prepareReminders, async ({ db, config }) => ({
    data: await prepareReminders(db, { config, today: today(config.timeZone) }),
  }))

  serve(remindersCalls.chaseReminders, ({ db, config, body }) =>
    chaseReminders(db, body, { config, today: today(config.timeZone) }),
  )

  serve(remindersCalls.searchReminders, async ({ db, config, body }) => {
    const day = today(config.timeZone)
    await dropFinishedReminders(db, { config, today: day })
    return searchReminders(db, body, { today: day })
  })

  serve(remindersCalls.updateReminder, async ({ db, params, body, session }) =>
    answerRecord(answeredReminder(await updateReminder(db, params.id, body, session))),
  )

  serve(remindersCalls.sendReminders, async ({ db, config, body, session }) => {
    const { ids, delaySeconds } = body
    if (delaySeconds)
      return { sendId: await delayReminders(db, ids, { userId: session.userId, delaySeconds }), data: [] }

    await refreshDeadlines(db, refreshSettings(config))
    return { data: await sendReminders(db, ids, { config, author: session, today: today(config.timeZone) }) }
  })

  serve(remindersCalls.skipReminders, async ({ db, body, session }) => ({
    data: await skipReminders(db, body, session),
  }))

  serve(remindersCalls.takeSkippedBack, async ({ db, body, session }) => ({
    data: await takeSkippedBack(db, body.ids, session),
  }))
}
