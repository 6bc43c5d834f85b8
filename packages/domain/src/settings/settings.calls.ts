import * as z from 'zod'
import { call } from '../shared/call.ts'
import { lines, text } from '../shared/text.ts'
import { emailTextKeys } from '../texts/email-texts.ts'
import { textPreviewBody } from '../texts/text-record.ts'
import { firstStepsAnswer } from './first-steps.ts'
import { isSettingKey, settingKeys, type SettingKey } from './setting-table.ts'
import { MAX_PICTURE } from './setting-values.ts'
import { readSetting, settingSources, settingValue } from './setting-text.ts'

/** Changes to settings as texts, by key; null unsets one. */
export type SettingChanges = Partial<Record<SettingKey, string | null>>

// How long each may be is in the table of settings.
const sentValue = z.union([
  lines(MAX_PICTURE),
  z.number(),
  z.boolean(),
  z.array(text(100)).max(1000),
  z.array(z.number()).max(1000),
  z.null(),
])

/** The values of any settings by their keys; they are read into texts (SET-3). */
const settingChanges = z.record(text(100), sentValue).transform((values, context) => {
  const changes: SettingChanges = {}
  for (const [key, value] of Object.entries(values)) {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: [key], message, input: value })
    if (!isSettingKey(key)) {
      refuse('There is no such setting.')
      continue
    }
    const read = readSetting(key, value)
    if (read.problem === undefined) changes[key] = read.text
    else refuse(read.problem)
  }
  return changes
})

/** The text of the firm that a test email shows, with the words sent in place of its own; the general reminder unless one is named. */
const testedText = textPreviewBody.extend({
  key: text(100).default(emailTextKeys.reminder),
  language: textPreviewBody.shape.language.default('en'),
})
export type TestedText = z.output<typeof testedText>

const settingList = z.object({
  data: z.array(z.object({ key: z.enum(settingKeys), value: settingValue, source: z.enum(settingSources) })),
})

export const settingsCalls = {
  listSettings: call({
    method: 'GET',
    path: '/settings',
    summary: 'The settings of the firm as they are in force, and where each comes from',
    answer: settingList,
  }),
  updateSettings: call({
    method: 'PUT',
    path: '/settings',
    summary: 'Change settings of the firm by their keys; null unsets one, and what the environment sets is refused',
    body: settingChanges,
    answer: settingList,
  }),
  findFirstSteps: call({
    method: 'GET',
    path: '/settings/first-steps',
    summary: 'What a new firm does first, and whether it is done',
    answer: firstStepsAnswer,
  }),
  dismissFirstSteps: call({
    method: 'DELETE',
    path: '/settings/first-steps',
    summary: 'No longer show the first steps to administrators',
  }),
  sendTestEmail: call({
    method: 'POST',
    path: '/settings/test-email',
    summary:
      "Send a test email to oneself, with a text of the firm's emails and the sender and the reply-to address in force; without a mail server it stays in the outbox",
    body: testedText,
    answer: z.object({ to: z.string(), isSent: z.boolean() }),
  }),
}
