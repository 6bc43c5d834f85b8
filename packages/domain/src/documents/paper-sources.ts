import { type Holder, OFFICES } from '../registers/registers.ts'
import { displayDate } from '../shared/iso-date.ts'
import { partyId } from '../shared/party.ts'
import { isKnown } from './paper-conditions.ts'
import type { FieldName, FieldValues, GivenValues } from './paper-fields.ts'
import type { Paper } from './paper.ts'
import { idOfHolder } from './paper-subject.ts'

const company = [
  'name',
  'cro',
  'companyType',
  'address',
  'incorporationDate',
  'businessActivity',
  'yearEnd',
  'newArd',
  'bondUntil',
  'services',
  'place',
] as const
const people = ['directors', 'secretaries', 'members'] as const
const terms = ['personRole', 'change', 'changedOn'] as const
const shares = [
  'shareClass',
  'shareNumber',
  'shareNominal',
  'shareAcquired',
  'amountPaid',
  'premium',
  'inCash',
  'certificateNumber',
  'shareNumbers',
  'replacesCertificate',
  'capitalChange',
  'oldShares',
  'newShares',
  'oldNominal',
  'newNominal',
  'executedOn',
  'consideration',
] as const
const history = [
  'changedParticular',
  'oldParticular',
  'newParticular',
  'oldAddress',
  'newAddress',
  'oldName',
  'newName',
  'oldYearEnd',
  'newYearEnd',
  'effectiveOn',
  'formerNameOrOffice',
] as const

const places: Partial<Record<FieldName, string>> = {
  ...Object.fromEntries(company.map((name) => [name, 'the company'])),
  ...Object.fromEntries(terms.map((name) => [name, 'the terms of office'])),
  ...Object.fromEntries(shares.map((name) => [name, 'the shares'])),
  ...Object.fromEntries(history.map((name) => [name, 'the history of the record'])),
  strikeOffGround: 'the running follow-up',
  passedOn: 'the minute book or the shares',
  transferee: 'the record',
  transfereeAddress: 'the record',
  firmName: 'the letterhead',
  issuedOn: 'today',
}

const isOfPerson = (name: FieldName) => name.startsWith('person') && name !== 'personRole' && name !== 'personName'

const sourceOf = (name: FieldName, values: FieldValues): string | undefined => {
  if (people.some((one) => one === name))
    return isKnown(values.asAt) ? `the members as at ${displayDate(String(values.asAt))}` : 'the members'
  if (isOfPerson(name)) return isKnown(values.personName) ? `the record of ${values.personName}` : undefined
  return places[name]
}

/** From where a paper took each of its values, in words; nothing of a value that is given or not known (DOC-15). */
export const paperSources = (values: FieldValues, given: GivenValues): Partial<Record<FieldName, string>> =>
  Object.fromEntries(
    (Object.keys(values) as FieldName[]).flatMap((name) => {
      const source = isKnown(values[name]) && !isKnown(given[name]) ? sourceOf(name, values) : undefined
      return source ? [[name, source]] : []
    }),
  )

/** As many people as a choice lists. */
const MOST = 500

// Who holds shares with others holds them too.
const holderIds = (holders: readonly Holder[]): ReadonlySet<string> =>
  new Set(
    holders
      .filter(({ holdings }) => holdings.length > 0)
      .flatMap(({ party, jointWith = [] }) => [party, ...jointWith].map(partyId)),
  )

const officerIds = (holders: readonly Holder[]): ReadonlySet<string> =>
  new Set(holders.filter(({ terms: held }) => held.some(({ role }) => OFFICES.includes(role))).map(idOfHolder))

/** Whom a paper can be about, by name; empty for a paper that is about nobody. */
export const paperCandidates = (
  { subject }: Pick<Paper, 'subject'>,
  holders: readonly Holder[],
): { _id: string; name: string }[] => {
  if (!subject) return []
  const ids = subject === 'holder' || subject === 'transferor' ? holderIds(holders) : officerIds(holders)
  const found = holders.filter((holder) => !holder.jointWith && ids.has(idOfHolder(holder)))
  return [...new Map(found.map((holder) => [idOfHolder(holder), holder.name]))]
    .map(([_id, name]) => ({ _id, name }))
    .slice(0, MOST)
}
