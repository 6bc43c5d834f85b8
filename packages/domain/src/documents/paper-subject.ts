import type { LinkRole } from '../shared/link-roles.ts'
import type { ShareHolding } from '../links/link-terms.ts'
import { type Holder, isHoldingOfDay, OFFICES, type Party } from '../registers/registers.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { PaperShareEvent } from './share-event-values.ts'
import type { PaperSubject } from './paper.ts'

/** The officer or holder that a paper is about, with the change or the shares that it tells of. */
export type Subject = {
  holder: Holder
  role?: LinkRole
  change?: 'appointed' | 'ceased'
  changedOn?: IsoDate | null
  holding?: ShareHolding
  /** the transfer that it tells of, where the record has it */
  transfer?: PaperShareEvent
  /** the place of the holding among all that the company ever gave out, from 1 */
  certificateNumber?: number
}

/** The id of a person or of a company. */
export const idOfParty = (party: Party): string => ('personId' in party ? party.personId : party.organizationId)

/** The id of the person or company that is the officer or holder. */
export const idOfHolder = ({ party }: Holder): string => idOfParty(party)

// The latest one, or the last of several on the same day. An unknown day counts as the earliest.
const latest = <T>(all: readonly T[], dayOf: (one: T) => IsoDate | null): T | undefined =>
  all.toSorted((a, b) => (dayOf(a) ?? '').localeCompare(dayOf(b) ?? '')).at(-1)

const officeChanges = (
  holders: readonly Holder[],
  wanted: readonly ('appointed' | 'ceased')[],
  offices: readonly LinkRole[],
): Subject[] =>
  holders.flatMap((holder) =>
    holder.terms
      .filter(({ role }) => offices.includes(role))
      .flatMap((term) => wanted.map((change) => ({ holder, role: term.role, change, changedOn: term[change] }))),
  )

const holdings = (holders: readonly Holder[]): Subject[] =>
  holders
    .flatMap((holder) => holder.holdings.map((holding) => ({ holder, holding })))
    .toSorted((a, b) => (a.holding.acquired ?? '').localeCompare(b.holding.acquired ?? ''))
    .map((one, index) => ({ ...one, certificateNumber: index + 1 }))

const DIRECTORS: readonly LinkRole[] = ['director', 'nomineeDirector']

const changesOf = {
  appointed: ['appointed'],
  ceased: ['ceased'],
  ceasedDirector: ['ceased'],
  officer: ['appointed', 'ceased'],
} as const satisfies Record<Exclude<PaperSubject, 'holder' | 'transferor'>, readonly ('appointed' | 'ceased')[]>

/**
 * Whom a paper is about (DOC-3): the latest appointment, resignation or holding, of the chosen person or company where
 * somebody is chosen. Undefined when there is none.
 */
export const findSubject = (
  all: readonly Holder[],
  wanted: Exclude<PaperSubject, 'transferor'>,
  today: IsoDate,
  chosenId?: string,
): Subject | undefined => {
  const isChosen = ({ holder }: Subject) => chosenId === undefined || idOfHolder(holder) === chosenId
  const chosen = all.find((holder) => idOfHolder(holder) === chosenId)

  if (wanted === 'holder') {
    const held = holdings(all).filter((one) => isChosen(one) && one.holding && isHoldingOfDay(one.holding, today))
    return latest(held, ({ holding }) => holding?.acquired ?? null) ?? (chosen && { holder: chosen })
  }

  const changes = officeChanges(all, changesOf[wanted], wanted === 'ceasedDirector' ? DIRECTORS : OFFICES).filter(
    isChosen,
  )
  // A term that has not ceased is a resignation only when staff have chosen who resigns.
  const candidates = changes.filter(({ change, changedOn }) => change === 'appointed' || changedOn !== null)
  const unchanged = chosen && (changes[0] ?? { holder: chosen })
  return latest(candidates, (change) => change.changedOn ?? null) ?? unchanged
}
