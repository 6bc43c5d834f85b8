import type {
  ReminderChanges,
  ReminderOutcome,
  ReminderRow,
  ReminderSearchInput,
} from '@registrar/domain/reminders/reminder'
import type { ReminderRuleChanges, ReminderRuleCode } from '@registrar/domain/reminders/reminder-rule'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { countText } from '@registrar/domain/shared/count-text'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { saveWithVersion } from '#features/conflicts'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

const REMINDERS = 'reminders'
const RULES = 'reminder-rules'

export const remindersQuery = (body: ReminderSearchInput) =>
  queryOptions({
    queryKey: [REMINDERS, body],
    queryFn: ({ signal }) => request(remindersCalls.searchReminders, { body, signal }),
    placeholderData: keepPreviousData,
  })

export const rulesQuery = queryOptions({
  queryKey: [RULES],
  queryFn: async ({ signal }) => (await request(remindersCalls.listReminderRules, { signal })).data,
})

// Counts the reminders that went through, and gives the reasons of those that were refused.
const outcomeText = (outcomes: ReminderOutcome[], done: string): string => {
  const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason]))
  const text = `${done} ${countText(outcomes.length - refused.length, 'reminder')}.`
  return refused.length === 0 ? text : `${text} ${refused.length} refused: ${[...new Set(refused)].join(' ')}`
}

export const useSendReminders = () =>
  useApiMutation({
    run: async (ids: string[]) => (await request(remindersCalls.sendReminders, { body: { ids } })).data,
    successMessage: (outcomes) => outcomeText(outcomes, 'Sent'),
    refresh: [REMINDERS, 'emails', 'history'],
  })

export const useSkipReminders = (ids: string[]) =>
  useApiMutation({
    run: async (reason: string) => (await request(remindersCalls.skipReminders, { body: { ids, reason } })).data,
    successMessage: (outcomes) => outcomeText(outcomes, 'Skipped'),
    refresh: [REMINDERS],
  })

type Versioned = Pick<ReminderRow, '_id' | 'version'>

// The most that one search answers.
const MAX_PREPARED = 1000

const readVersion = async ({ _id: id, version }: Versioned) => {
  const body = { state: 'prepared', limit: MAX_PREPARED } as const
  const { data } = await request(remindersCalls.searchReminders, { body })
  return data.find((row) => row._id === id)?.version ?? version
}

/** Saves the fields of a reminder. The user chooses what to keep when a colleague changed the same ones since `loaded`. */
export const useUpdateReminder = (loaded: Versioned) =>
  useApiMutation({
    run: (body: ReminderChanges) =>
      saveWithVersion({
        recordType: 'reminder',
        body: { version: loaded.version, ...body, conflictsWithOwn: true },
        save: (fields) => request(remindersCalls.updateReminder, { params: { id: loaded._id }, body: fields }),
        readVersion: () => readVersion(loaded),
      }),
    successMessage: 'Reminder saved',
    refresh: [REMINDERS],
  })

export const usePrepareReminders = () =>
  useApiMutation({
    run: async () => (await request(remindersCalls.prepareReminders, {})).data,
    successMessage: ({ prepared, sent }) => `Prepared ${countText(prepared, 'reminder')}, sent ${sent}`,
    refresh: [REMINDERS],
  })

export const useUpdateRule = (rule: ReminderRuleCode) =>
  useApiMutation({
    run: (body: ReminderRuleChanges) => request(remindersCalls.updateReminderRule, { params: { rule }, body }),
    refresh: [RULES],
  })
