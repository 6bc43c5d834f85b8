import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { annualReturnEffect } from '@registrar/domain/follow-ups/follow-up-rules'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { countText } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useRef } from 'react'
import { taxOf } from '@registrar/domain/taxes/tax'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { request, requestData } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { confirm } from '#ui/confirm'
import { closeDialog } from '#ui/dialog-host'
import { toast } from '#lib/toast'
import { showUndoToast } from '#ui/undo-toast'
import { now, today } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { FOLLOW_UPS, movedMessage, stepBefore, useMoveFollowUp } from './follow-ups.api.ts'
import { type ChosenNext, offerWhatComesNext } from './offer-what-comes-next.tsx'

type Start = { completed: FollowUp; chosen: ChosenNext }

const startedMessage = ({ followUps, tax }: ChosenNext): string =>
  [...followUps.map(({ label }) => label), ...(tax ? [`Registration for ${taxOf(tax).label}`] : [])].join(', ')

/** Starts what was chosen of an offer. The completed follow-up is archived when the next one is of its kind (FUP-35). */
const useStartNext = () =>
  useApiMutation({
    run: async ({ completed, chosen }: Start) => {
      const { _id, organization_id } = completed

      for (const { name, archivesCompleted } of chosen.followUps) {
        if (archivesCompleted)
          await request(followUpsCalls.updateFollowUp, { params: { id: _id }, body: { archived_at: now() } })
        await request(followUpsCalls.startFollowUp, { body: { name, organization_id } })
      }

      if (chosen.tax)
        await request(taxesCalls.createTaxRegistration, {
          body: { organizationId: organization_id, tax: chosen.tax, from: today() },
        })
    },
    successMessage: (_, { chosen }) => `Started: ${startedMessage(chosen)}`,
    failureMessage: (error) => errorMessage(error),
    refresh: [FOLLOW_UPS, 'organizations', 'taxes', 'deadlines'],
  })

type NextAr = { from: string | null; to: string | null }

const nextArText = ({ from, to }: NextAr, organization: string): string => {
  if (to === null) return `${organization} has no Next AR to move.`
  if (from === to) return `Next AR of ${organization} stays ${displayDate(to)}: this return has already been counted.`
  return from
    ? `Next AR of ${organization} moves from ${displayDate(from)} to ${displayDate(to)}.`
    : `Next AR of ${organization} becomes ${displayDate(to)}.`
}

/** The steps between where a follow-up is and its end, which completing it skips. */
const skippedSteps = ({ name, step_index, max_step_index }: FollowUp): readonly string[] =>
  followUpCatalogue[name].steps.slice(step_index + 1, max_step_index)

const skippedText = (steps: readonly string[]): string =>
  steps.length === 0 ? '' : `Skips ${countText(steps.length, 'step')}: ${steps.join('; ')}.`

const previewNextAr = ({ _id }: FollowUp): Promise<NextAr | null> =>
  requestData(followUpsCalls.previewReturn, { params: { id: _id } })

/**
 * Moves a follow-up to a step, and offers to undo the move. Each follow-up has one toast, which its next move replaces
 * (FUP-36). Completing an annual return asks first, naming the old and the new Next AR (AR-14, AR-10). Once completed, the
 * follow-up offers what comes next (FUP-35). `asksBeforeSkipping`: completing it from anywhere but its last step asks, and names
 * the steps between.
 */
export const useMoveOrComplete = (followUp: FollowUp, { asksBeforeSkipping = false } = {}) => {
  const { _id, label, name, organization_name, max_step_index } = followUp
  const move = useMoveFollowUp(followUp)
  const start = useStartNext()
  const isMoving = useRef(false)

  // Returns undefined when the move failed; the mutation has already shown its message.
  const save = (step_index: number, version = followUp.version) =>
    move.mutateAsync({ step_index, version }).catch(() => undefined)

  const undo = async (before: FollowUp) => {
    const moved = await save(stepBefore(before), before.version)
    if (moved) toast.success(movedMessage(moved), { id: _id })
  }

  // What could not be started is offered again, without what was.
  const offerNext = async (completed: FollowUp): Promise<void> => {
    const chosen = await offerWhatComesNext(completed)
    if (chosen) await start.mutateAsync({ completed, chosen }).catch(() => offerNext(completed))
  }

  const saveWithUndo = async (step: number, note?: string) => {
    const moved = await save(step)
    if (!moved) return

    const message = [movedMessage(moved), note].filter(Boolean).join('. ')
    const takeBack = () => {
      // What comes next is offered because it is completed.
      closeDialog()
      void undo(moved)
    }
    showUndoToast(message, takeBack, _id)
    if (step !== max_step_index) return

    await offerNext(moved)
  }

  const moveOrAsk = async (step: number) => {
    const isReturn = step === max_step_index && annualReturnEffect(name) !== null
    const nextAr = isReturn ? await previewNextAr(followUp) : null
    const moved = nextAr ? nextArText(nextAr, organization_name) : ''
    const skipped = asksBeforeSkipping ? skippedText(skippedSteps(followUp)) : ''
    const message = [moved, skipped].filter(Boolean).join(' ')
    if (!message) return saveWithUndo(step)

    if (!(await confirm({ title: `Complete ${label}?`, message, confirmLabel: 'Complete' }))) return undefined

    return saveWithUndo(step, moved)
  }

  // A second click while the first one still asks or saves does nothing.
  const moveTo = async (step: number) => {
    if (isMoving.current) return
    isMoving.current = true

    try {
      await moveOrAsk(step)
    } catch (error) {
      toast.error(errorMessage(error))
    } finally {
      isMoving.current = false
    }
  }

  return { moveTo, moving: move.isPending ? move.variables.step_index : undefined }
}
