import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { annualReturnEffect } from '@registrar/domain/follow-ups/follow-up-rules'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { request } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toasts'
import { showUndoToast } from '#ui/undo-toast'
import { useMoveFollowUp } from './follow-ups.api.ts'

type NextAr = { from: string | null; to: string | null }

const nextArText = ({ from, to }: NextAr, organization: string): string => {
  if (to === null) return `${organization} has no Next AR that would move.`
  if (from === to) return `Next AR of ${organization} stays ${displayDate(to)}: this return is counted already.`
  return from
    ? `Next AR of ${organization} moves from ${displayDate(from)} to ${displayDate(to)}.`
    : `Next AR of ${organization} becomes ${displayDate(to)}.`
}

const previewNextAr = async ({ _id }: FollowUp): Promise<NextAr | null> =>
  (await request(followUpsCalls.previewReturn, { params: { id: _id } })).data

/**
 * Moves a follow-up to a step. Completing an annual return asks first, naming the old and the new Next AR, and offers to
 * undo it afterwards (AR-14, AR-10).
 */
export const useMoveOrComplete = (followUp: FollowUp) => {
  const { label, name, organization_name, step_index, max_step_index } = followUp
  const move = useMoveFollowUp(followUp)

  const askAndComplete = async () => {
    const nextAr = await previewNextAr(followUp)
    if (!nextAr) return move.mutate(max_step_index)

    const message = nextArText(nextAr, organization_name)
    if (!(await confirm({ title: `Complete ${label}?`, message, confirmLabel: 'Complete' }))) return undefined

    return move.mutate(max_step_index, {
      onSuccess: () => showUndoToast(`${label} completed. ${message}`, () => move.mutate(step_index)),
    })
  }

  const moveTo = (step: number) => {
    if (step !== max_step_index || annualReturnEffect(name) === null) return move.mutate(step)

    return void askAndComplete().catch((error: unknown) => toast.error(errorMessage(error)))
  }

  return { moveTo, moving: move.isPending ? move.variables : undefined }
}
