import { sendsCalls } from '@registrar/domain/sends/sends.calls'
import type { RecordOutcome } from '@registrar/domain/shared/record-outcome'
import { request, requestData } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { isKeptInOutbox } from '#lib/outbox'
import { queryClient } from '#lib/query-client'
import { toast } from '#lib/toast'
import { showUndoToast, UNDO_MS } from '#ui/undo-toast'

/** How long a send to several waits on the server, in seconds: as long as its toast offers Undo. */
export const DELAY_SECONDS = UNDO_MS / 1000
const POLL_MS = 1000
/** A send that takes longer is told of by the page Emails alone. */
const MAX_POLLS = 600

type WaitingSend = {
  sendId: string
  /** '12 reminders' */
  what: string
  takeBack: typeof sendsCalls.takeRemindersBack | typeof sendsCalls.takeEmailsBack
  /** says what became of each; `isKept`: no mail server is set up */
  resultText: (outcomes: RecordOutcome[], isKept: boolean) => string
  /** the first part of each query key that may show what was sent */
  refresh: readonly string[]
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves once a send is done; undefined when it was taken back, or takes too long. */
const waitForOutcomes = async (sendId: string): Promise<RecordOutcome[] | undefined> => {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const { state, outcomes } = await requestData(sendsCalls.findSend, { params: { sendId } })
    if (state === 'sent') return outcomes
    if (state === 'takenBack') return undefined

    await pause(POLL_MS)
  }
  return undefined
}

const showChanged = (keys: readonly string[]) => {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] })
}

/** Offers to take a send back while it waits on the server, and tells what became of it afterwards (MAIL-16). */
export const followSend = ({ sendId, what, takeBack, resultText, refresh }: WaitingSend): void => {
  const undo = async () => {
    try {
      await request(takeBack, { params: { sendId } })
      toast(`Taken back: ${what} not sent.`)
    } catch (error) {
      toast.error(errorMessage(error))
    }
  }
  const tell = async () => {
    await pause(UNDO_MS)
    const outcomes = await waitForOutcomes(sendId)
    if (!outcomes) return

    toast(resultText(outcomes, await isKeptInOutbox()))
    showChanged(refresh)
  }

  showUndoToast(`${what} will be sent in ${DELAY_SECONDS} seconds.`, () => void undo(), sendId)
  tell().catch((error: unknown) => toast.error(errorMessage(error)))
}
