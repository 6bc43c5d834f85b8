import type { NextAr } from '@registrar/domain/organizations/annual-returns/next-ar'
import type { OrganizationChanges } from '@registrar/domain/organizations/organization'
import { isoDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { Problem } from '#platform/problem'

type SetByHand = { setNextAr?: IsoDate; nextArReason?: string }

/**
 * Reads the Next AR that staff set with a reason; without a reason there is none, whatever the record says (AR-9).
 * @throws Problem VALIDATION_FAILED when a reason comes without a date
 */
export const readSetNextAr = ({
  nextArReminder,
  nextArReason,
}: Pick<OrganizationChanges, 'nextArReminder' | 'nextArReason'>): SetByHand => {
  const reason = nextArReason?.trim() ?? ''
  if (reason === '') return {}

  const day = isoDate.safeParse(nextArReminder)
  if (!day.success)
    throw new Problem('VALIDATION_FAILED', 'nextArReminder: A reason needs the date that it explains.', {
      fields: { nextArReminder: 'Write the date of the next annual return as yyyy-MM-dd.' },
    })

  return { setNextAr: day.data, nextArReason: reason }
}

/** Whether a save has counted another Next AR; only then its reason is worth keeping. */
export const isNextArCounted = (before: NextAr, after: NextAr): boolean =>
  before.nextArReminder !== after.nextArReminder || before.countedNextAr !== after.countedNextAr
