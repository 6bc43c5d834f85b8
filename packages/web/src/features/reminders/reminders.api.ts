import type { ReminderChanges, ReminderRow, ReminderSearchInput } from '@registrar/domain/reminders/reminder'
import type { ReminderRuleChanges, ReminderRuleCode } from '@registrar/domain/reminders/reminder-rule'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { sendsCalls } from '@registrar/domain/sends/sends.calls'
import { countText } from '@registrar/domain/shared/count-text'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { saveWithVersion } from '#features/conflicts'
import { DELAY_SECONDS, followSend } from '#features/sends'
import { request, requestData } from '#lib/api'
import { isKeptInOutbox, KEPT_IN_OUTBOX } from '#lib/outbox'
import { toast } from '#lib/toast'
import { useApiMutation } from '#lib/use-api-mutation'
import { showUndoToast } from '#ui/undo-toast'

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
  queryFn: ({ signal }) => requestData(remindersCalls.listReminderRules, { signal }),
})

type Outcome = { ok: boolean; reason?: string | undefined }
const SENT_KEYS = [REMINDERS, 'emails', 'history']

// Counts the reminders that went through, and gives the reasons of those that were refused.
const outcomeText = (outcomes: readonly Outcome[], textOf: (count: string) => string): string => {
  const refused = outcomes.flatMap(({ ok, reason }) => (ok ? [] : [reason]))
  const text = textOf(countText(outcomes.length - refused.length, 'reminder'))
  return refused.length === 0 ? text : `${text} ${refused.length} refused: ${[...new Set(refused)].join(' ')}`
}

const sentText = (outcomes: readonly Outcome[], isKept: boolean): string =>
  outcomeText(outcomes, (count) => (isKept ? `${count} ${KEPT_IN_OUTBOX}.` : `Sent ${count}.`))

const sendLater = async (ids: string[]): Promise<void> => {
  const { sendId } = await request(remindersCalls.sendReminders, { body: { ids, delaySeconds: DELAY_SECONDS } })
  if (sendId)
    followSend({
      sendId,
      what: countText(ids.length, 'reminder'),
      takeBack: sendsCalls.takeRemindersBack,
      resultText: sentText,
      refresh: SENT_KEYS,
    })
}

/** Sends reminders after a time in which they can be taken back (MAIL-16). */
export const useSendReminders = () => useApiMutation({ run: sendLater, refresh: SENT_KEYS })

/** The reminders of what a company is late with or owes soon. Asking prepares them, and again only what is new (REM-13). */
export const chaseQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['chase', organizationId],
    queryFn: () => request(remindersCalls.chaseReminders, { body: { organizationId } }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })

/** Prepares the reminders that are asked for, whichever rules are on (REM-13). */
export const useChaseReminders = () =>
  useApiMutation({
    run: (body: BodyInput<typeof remindersCalls.chaseReminders>) => request(remindersCalls.chaseReminders, { body }),
    refresh: [REMINDERS],
  })

const useTakeSkippedBack = () =>
  useApiMutation({
    run: (ids: string[]) => requestData(remindersCalls.takeSkippedBack, { body: { ids } }),
    successMessage: (outcomes) => outcomeText(outcomes, (count) => `Undone: ${count} not skipped.`),
    refresh: [REMINDERS],
  })

/** Skips reminders; the toast takes back those that it skipped (REM-5). */
export const useSkipReminders = (ids: string[]) => {
  const takeBack = useTakeSkippedBack()

  return useApiMutation({
    run: (reason: string) => requestData(remindersCalls.skipReminders, { body: { ids, reason } }),
    successMessage: (outcomes) => outcomeText(outcomes, (count) => `Skipped ${count}.`),
    notifySuccess: (message, _reason, outcomes) => {
      const skipped = outcomes.flatMap(({ ok, _id }) => (ok ? [_id] : []))
      if (skipped.length > 0) showUndoToast(message, () => takeBack.mutate(skipped))
      else toast(message)
    },
    refresh: [REMINDERS],
  })
}

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
    run: async () => {
      const { data } = await request(remindersCalls.prepareReminders, {})
      return { ...data, isKept: data.sent > 0 && (await isKeptInOutbox()) }
    },
    successMessage: ({ prepared, sent, isKept }) =>
      `Prepared ${countText(prepared, 'reminder')}, ${isKept ? `${sent} ${KEPT_IN_OUTBOX}` : `sent ${sent}`}`,
    refresh: [REMINDERS],
  })

export const useUpdateRule = (rule: ReminderRuleCode) =>
  useApiMutation({
    run: (body: ReminderRuleChanges) => request(remindersCalls.updateReminderRule, { params: { rule }, body }),
    refresh: [RULES],
  })
