import type { LinkRole } from '../shared/link-roles.ts'
import type { ShareHolding } from '../links/link-terms.ts'
import type { Office } from '../filings/filing-event.ts'
import { officeOf, officeTerms } from '../links/officer-events.ts'
import { type Holder, isHoldingOfDay } from '../registers/registers.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { partyId } from '../shared/party.ts'
import { classKey } from '../shares/share-class.ts'
import type { PaperCertificate } from './paper-record.ts'
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
  /** the certificate of the shares, where staff have named it by its number */
  certificate?: PaperCertificate | undefined
}

/** Which of several changes or holdings a paper is about, so far as somebody has said it (DOC-3). */
export type SubjectChoice = {
  /** the person or the company */
  id?: string | undefined
  office?: Office | undefined
  change?: 'appointed' | 'ceased' | undefined
  shareClass?: string | undefined
  certificate?: PaperCertificate | undefined
}

/** The id of the person or company that is the officer or holder. */
export const idOfHolder = ({ party }: Holder): string => partyId(party)

// The latest one, or the last of several on the same day. An unknown day counts as the earliest.
const latest = <T>(all: readonly T[], dayOf: (one: T) => IsoDate | null): T | undefined =>
  all.toSorted((a, b) => (dayOf(a) ?? '').localeCompare(dayOf(b) ?? '')).at(-1)

const officeChanges = (
  holders: readonly Holder[],
  wanted: readonly ('appointed' | 'ceased')[],
  today: IsoDate,
): Subject[] =>
  holders.flatMap((holder) =>
    officeTerms(holder.terms, today).flatMap((term) =>
      wanted.map((change) => ({ holder, role: term.role, change, changedOn: term[change] })),
    ),
  )

const holdings = (holders: readonly Holder[]): Subject[] =>
  holders
    .flatMap((holder) => holder.holdings.map((holding) => ({ holder, holding })))
    .toSorted((a, b) => (a.holding.acquired ?? '').localeCompare(b.holding.acquired ?? ''))
    .map((one, index) => ({ ...one, certificateNumber: index + 1 }))

const changesOf = {
  appointed: ['appointed'],
  ceased: ['ceased'],
  ceasedDirector: ['ceased'],
  officer: ['appointed', 'ceased'],
} as const satisfies Record<Exclude<PaperSubject, 'holder' | 'transferor'>, readonly ('appointed' | 'ceased')[]>

const partiesOf = ({ party, jointWith = [] }: Holder): string[] => [party, ...jointWith].map(partyId)

const isOfCertificate = ({ holder, holding }: Subject, certificate: PaperCertificate): boolean =>
  certificate.holderIds.toSorted().join() === partiesOf(holder).toSorted().join() &&
  classKey(certificate.class) === classKey(holding?.class ?? '') &&
  certificate.shares === holding?.number

const isSaid = (subject: Subject, { office, change, shareClass, certificate }: SubjectChoice): boolean =>
  (office === undefined || (subject.role !== undefined && officeOf(subject.role) === office)) &&
  (change === undefined || subject.change === change) &&
  (shareClass === undefined || classKey(subject.holding?.class ?? '') === classKey(shareClass)) &&
  (certificate === undefined || isOfCertificate(subject, certificate))

/**
 * Whom a paper is about (DOC-3): the latest appointment, resignation or holding among those that somebody has chosen: by the person or the company,
 * the office, the change, the class or the certificate. Undefined when there is none.
 */
export const findSubject = (
  all: readonly Holder[],
  wanted: Exclude<PaperSubject, 'transferor'>,
  today: IsoDate,
  choice: SubjectChoice = {},
): Subject | undefined => {
  const { id, shareClass, certificate, office, change } = choice
  const isChosen = (subject: Subject) => id === undefined || partiesOf(subject.holder).includes(id)
  const chosen = all.find((holder) => idOfHolder(holder) === id)

  if (wanted === 'holder') {
    const held = holdings(all).filter(
      (one) =>
        isChosen(one) && one.holding && isHoldingOfDay(one.holding, today) && isSaid(one, { shareClass, certificate }),
    )
    const found = latest(held, ({ holding }) => holding?.acquired ?? null)
    return found ? { ...found, certificate } : chosen && { holder: chosen }
  }

  const said = { office: wanted === 'ceasedDirector' ? ('director' as const) : office, change }
  const changes = officeChanges(all, changesOf[wanted], today).filter(
    (subject) => isChosen(subject) && isSaid(subject, said),
  )
  // A term that has not ceased is a resignation only when staff have chosen who resigns.
  const candidates = changes.filter((one) => one.change === 'appointed' || one.changedOn !== null)
  const unchanged = chosen && (changes[0] ?? { holder: chosen })
  return latest(candidates, ({ changedOn }) => changedOn ?? null) ?? unchanged
}
