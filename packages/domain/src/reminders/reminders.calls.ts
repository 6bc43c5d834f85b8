import * as z from 'zod'
import { call } from '../shared/call.ts'
import { listOf, pageOf, recordAnswer } from '../shared/page.ts'
import {
  listedReminder,
  reminderChanges,
  reminderOutcome,
  reminderRow,
  reminderSearchBody,
  remindersToSend,
  remindersToSkip,
  remindersToTakeBack,
  sentReminders,
} from './reminder.ts'
import { chasedReminders, remindersToChase } from './chased-reminders.ts'
import { reminderRule, reminderRuleChanges } from './reminder-rule.ts'

export const remindersCalls = {
  listReminderRules: call({
    method: 'GET',
    path: '/reminder/rules',
    summary: 'The rules that remind clients; all are off at first',
    answer: listOf(reminderRule),
  }),
  updateReminderRule: call({
    method: 'PUT',
    path: '/reminder/rules/:rule',
    summary: 'Turn a rule on or off, let it send by itself, set its day counts',
    body: reminderRuleChanges,
    answer: recordAnswer(reminderRule),
  }),
  prepareReminders: call({
    method: 'POST',
    path: '/reminder/prepare',
    summary: "Do the morning's work at once: prepare what is due, and send what rules send by themselves",
    answer: z.object({ data: z.object({ prepared: z.int(), sent: z.int() }) }),
  }),
  chaseReminders: call({
    method: 'POST',
    path: '/reminder/chase',
    summary:
      'Prepare the reminders of some deadlines, or of what a company is late with or soon owes, whichever rules are on',
    body: remindersToChase,
    answer: chasedReminders,
  }),
  searchReminders: call({
    method: 'POST',
    path: '/reminder/search',
    summary: 'Reminders by state: search, page',
    body: reminderSearchBody,
    answer: pageOf(listedReminder),
  }),
  updateReminder: call({
    method: 'PUT',
    path: '/reminder/:id',
    summary: 'Edit the address, the subject or the text of a prepared reminder',
    body: reminderChanges,
    answer: recordAnswer(reminderRow),
  }),
  sendReminders: call({
    method: 'POST',
    path: '/reminder/send',
    summary: 'Send prepared reminders; the answer says what became of each, or has the sendId of those that wait',
    body: remindersToSend,
    answer: sentReminders,
  }),
  skipReminders: call({
    method: 'POST',
    path: '/reminder/skip',
    summary: 'Skip prepared reminders, with a reason; the answer says what became of each',
    body: remindersToSkip,
    answer: listOf(reminderOutcome),
  }),
  takeSkippedBack: call({
    method: 'POST',
    path: '/reminder/skip/undo',
    summary: 'Let skipped reminders wait again; the answer says what became of each',
    body: remindersToTakeBack,
    answer: listOf(reminderOutcome),
  }),
}
