import type { splitSaid } from '@registrar/domain/filings/filed-change'
import type { OfficeChange } from '@registrar/domain/filings/filing-event'
import type { Organization } from '@registrar/domain/organizations/organization'
import { isParticularChanged } from '@registrar/domain/people/changed-particulars'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type EventContext, fileEvent, fileParticulars } from '#features/filings'
import type { Tx } from '#platform/database/database'

type Names = Pick<Organization, '_id' | 'name' | 'address'>
type Save = { before: Names; changed: Partial<Names> }
type Moved = { movedOn: IsoDate; said: ReturnType<typeof splitSaid>['said'] }

/**
 * Makes the filing of a move of the registered office, and those of the companies of which this one is an officer, whose registers have
 * its name and its office; in the caller's transaction (FIL-9, FIL-10).
 * @throws Problem FILING_DATES_REFUSED with `fields.filedOn`
 */
export const fileOfficeMove = async (
  tx: Tx,
  { before, changed }: Save,
  { movedOn, said }: Moved,
  context: EventContext,
): Promise<void> => {
  if (said.isCorrection) return
  const isMoved = isParticularChanged(before.address, changed.address)
  const { filedOn: sentOn, submissionNumber } = said
  const moved = { organizationId: before._id, kind: 'B2', eventDate: movedOn, sentOn, submissionNumber } as const
  if (isMoved) await fileEvent(tx, moved, context)

  const changes: OfficeChange[] = [
    ...(isParticularChanged(before.name, changed.name) ? (['name'] as const) : []),
    ...(isMoved ? (['address'] as const) : []),
  ]
  const officer = { personId: null, memberId: before._id }
  // The day and the number of a move are those of its B2.
  await fileParticulars(tx, { officer, changes, changedOn: movedOn, said: isMoved ? {} : said }, context)
}
