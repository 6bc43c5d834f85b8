import type { BodyInput } from '@registrar/domain/shared/call'
import type { ChasedReminders } from '@registrar/domain/reminders/chased-reminders'
import type { ReminderRow } from '@registrar/domain/reminders/reminder'
import type { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useChaseReminders } from './reminders.api.ts'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

type Chase = {
  /** Prepares the reminders, asks whether to send them, and returns which deadlines have none, each with the reason. */
  chase: (asked: BodyInput<typeof remindersCalls.chaseReminders>) => Promise<ChasedReminders['refused']>
  isBusy: boolean
  dialog: ReactNode
}

/** Reminds clients of chosen deadlines, whichever rules are on (REM-13). */
export const useChase = (): Chase => {
  const [rows, setRows] = useState<readonly ReminderRow[]>([])
  const prepare = useChaseReminders()
  const close = () => setRows([])

  const chase: Chase['chase'] = async (asked) => {
    const answer = await prepare.mutateAsync(asked).catch(() => undefined)
    setRows(answer?.data ?? [])
    return answer?.refused ?? []
  }

  return {
    chase,
    isBusy: prepare.isPending,
    dialog: rows.length > 0 && (
      <Suspense>
        <SendDialog rows={rows} onSent={close} onClose={close} />
      </Suspense>
    ),
  }
}
