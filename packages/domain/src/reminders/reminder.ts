import * as z from 'zod'
import { emailAddresses } from '../shared/email-address.ts'
import { isoDate } from '../shared/iso-date.ts'
import { languages } from '../shared/language.ts'
import { delaySeconds, waitingSend } from '../sends/delayed-send.ts'
import { filter, listOf, pageFields } from '../shared/page.ts'
import { requiredLines, requiredSentence, requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { reminderRules } from './reminder-rule.ts'

/** A reminder waits for staff, or was sent, or was skipped with a reason (REM-4). */
export const reminderStates = ['prepared', 'sent', 'skipped'] as const
export type ReminderState = (typeof reminderStates)[number]

/** The search of reminders (REM-4). */
export const reminderSearchBody = z.object({
  ...pageFields(),
  /** without it, all states */
  state: filter(z.enum(reminderStates)),
  /** the rule that prepared it */
  kind: filter(z.enum(reminderRules)),
  /** the id of a user in charge of the company, or of a company of the person; or `none` */
  user: filter(text(100)),
})
export type ReminderSearch = z.output<typeof reminderSearchBody>
export type ReminderSearchInput = z.input<typeof reminderSearchBody>

/** A reminder as the search answers it. */
export const reminderRow = z.object({
  _id: z.string(),
  /** the rule that prepared it */
  kind: z.enum(reminderRules),
  /** the day that it reminds of */
  date: isoDate,
  /** the day count that it was prepared for, from that day to `date`: negative after it */
  days: z.int(),
  organizationId: z.string().nullable(),
  organizationName: z.string().nullable(),
  /** the person whose papers it asks for */
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  /** the text of the email field, with one address or several; null when the record has none */
  to: z.string().nullable(),
  language: z.enum(languages),
  subject: z.string(),
  htmlContent: z.string(),
  /** the same as plain text, which staff edit */
  textContent: z.string(),
  state: z.enum(reminderStates),
  /** why it was skipped; of a prepared one, why it cannot be sent: there is no address, or none that can be read */
  reason: z.string().nullable(),
  preparedAt: z.iso.datetime(),
  /** when it was sent or skipped */
  decidedAt: z.iso.datetime().nullable(),
  ...recordVersion,
})
export type ReminderRow = z.output<typeof reminderRow>

/** A reminder as the list answers it: with who is in charge of the company, or of a company of the person, and where else it can go. */
export const listedReminder = reminderRow.extend({
  users: z.array(z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() })),
  /** the further addresses of the company or the person, which staff may choose */
  otherMails: z.array(z.string()),
})
export type ListedReminder = z.output<typeof listedReminder>

const editable = z.object({
  to: emailAddresses,
  subject: requiredSentence(500),
  textContent: requiredLines(20_000),
})

/** The fields of a prepared reminder that staff edit. */
export const editableFields = editable.keyof().options

/** The body that edits a prepared reminder: any of the fields, and the version they were loaded with (REM-5). */
export const reminderChanges = editable.partial().extend(loadedVersion)
export type ReminderChanges = z.output<typeof reminderChanges>

const ids = z.array(text(100)).min(1, 'Choose at least one reminder.').max(1000)

/** The body that sends reminders, at once or after a delay in which it can be taken back (REM-5, MAIL-16). */
export const remindersToSend = z.object({ ids, delaySeconds })

/** The body that skips reminders, with a reason (REM-5). */
export const remindersToSkip = z.object({ ids, reason: requiredText(500) })
export type RemindersToSkip = z.output<typeof remindersToSkip>

/** The body that takes back the skipping of reminders (REM-5). */
export const remindersToTakeBack = z.object({ ids })

/** What became of each reminder, in the order of the ids. */
export const reminderOutcome = z.union([
  z.object({ _id: z.string(), ok: z.literal(true) }),
  z.object({ _id: z.string(), ok: z.literal(false), reason: z.string() }),
])
export type ReminderOutcome = z.output<typeof reminderOutcome>

/** What became of each, or of those that wait the id of the send. */
export const sentReminders = listOf(reminderOutcome).extend(waitingSend)
