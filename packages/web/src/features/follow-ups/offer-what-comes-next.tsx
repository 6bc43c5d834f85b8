import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import type { NextOffer } from '@registrar/domain/follow-ups/follow-up-offers'
import { openDialog } from '#ui/dialog-host'
import { findWhatComesNext } from './follow-ups.api.ts'
import { NextOfferForm } from './next-offer-form.tsx'

/**
 * Offers what a completed follow-up leads to, filled in, in a dialog (FUP-35). Resolves with what the user chose; undefined
 * when there is nothing to offer, or nothing was chosen.
 */
export const offerWhatComesNext = async (completed: FollowUp): Promise<NextOffer | undefined> => {
  const offer = await findWhatComesNext(completed._id)
  if (offer.followUps.length + offer.tasks.length === 0) return undefined

  return openDialog<NextOffer | undefined>({
    title: `What comes next for ${completed.organization_name}`,
    size: 'md',
    whenClosed: undefined,
    content: (answer) => <NextOfferForm offer={offer} completed={completed.label} onAnswer={answer} />,
  })
}
