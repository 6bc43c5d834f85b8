import type { Holder } from '../registers/registers.ts'
import { addDays, type IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { type Party, partyId, partyOf } from '../shared/party.ts'
import { holdersKey } from '../shares/share-book.ts'
import type { FieldValues } from './paper-fields.ts'
import type { PaperRecord } from './paper-record.ts'
import { classKey } from '../shares/share-class.ts'
import { idOfHolder, type Subject, type SubjectChoice } from './paper-subject.ts'
import { idsOf, jointName, type PaperShareEvent } from './share-event-values.ts'

/** For this many days after a transfer its papers are about it. */
const RECENT_DAYS = 60

const holderOf = ({ from }: PaperShareEvent, holders: readonly Holder[]): Holder | undefined => {
  const [first, ...others] = from
  if (!first) return undefined
  const key = holdersKey(from)
  const known = holders.find((one) => holdersKey([one.party, ...(one.jointWith ?? [])]) === key)
  const party: Party = partyOf(first)
  const nobody = { party, name: jointName(from, 'en'), terms: [], holdings: [], beneficiaryPercentage: 0 }
  return known ?? { ...nobody, ...(others.length > 0 && { jointWith: others.map(partyOf) }) }
}

/** Who gave the shares of the latest transfer of the last 60 days, where somebody is chosen of a transfer of theirs (DOC-3). */
export const transferorOf = (
  { shareEvents = [], holders, transferee }: PaperRecord,
  { today, id, shareClass: wanted }: { today: IsoDate } & Pick<SubjectChoice, 'id' | 'shareClass'>,
): Subject | undefined => {
  const transfer = shareEvents.findLast(
    ({ kind, on, from, to, class: ofClass }) =>
      kind === 'transfer' &&
      on !== null &&
      on > addDays(today, -RECENT_DAYS) &&
      (!id || idsOf(from).includes(id)) &&
      (!wanted || classKey(ofClass) === classKey(wanted)) &&
      (!transferee || idsOf(to).includes(transferee._id)),
  )
  const holder = transfer && holderOf(transfer, holders)
  if (!holder) return undefined
  const { class: shareClass, number, nominal } = transfer
  return {
    holder,
    transfer,
    holding: { class: shareClass, number: number ?? 0, nominal, acquired: null, ceased: null },
  }
}

const addressOf = (parties: readonly Party[], { particulars, holders }: PaperRecord): string | null => {
  const isKnown = new Set(holders.map(idOfHolder))
  const addresses = parties.map((party) =>
    isKnown.has(partyId(party)) ? particulars.get(partyId(party))?.address : null,
  )
  return addresses.every(Boolean) ? [...new Set(addresses)].join('; ') : null
}

/** Who takes the shares of a transfer, for what and when: as the record of the transfer has it, else whoever is chosen. */
export const transferValues = (subject: Subject | undefined, record: PaperRecord, language: Language): FieldValues => {
  const { transferee } = record
  const transfer = subject?.transfer
  if (!transfer) return transferee ? { transferee: transferee.name, transfereeAddress: transferee.address } : {}
  const { to, executedOn = null, consideration = null } = transfer
  return {
    transferee: jointName(to, language),
    transfereeAddress: addressOf(to, record),
    executedOn,
    consideration,
  }
}
