import { addDays, type IsoDate, isIsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { type Party, partyId } from '../shared/party.ts'
import { capitalOn } from '../shares/share-capital.ts'
import type { ShareReplay } from '../shares/replay-shares.ts'
import type { ShareBook } from '../shares/share-book.ts'
import { classKey } from '../shares/share-class.ts'
import { type ShareEventKind, shareEventLabels } from '../shares/share-event.ts'
import type { FieldValues, GivenValues, Texts } from './paper-fields.ts'

type NamedParty = Party & { name: string }

/** An event of shares as papers print it. Amounts are of each share; null: not known. */
export type PaperShareEvent = {
  kind: ShareEventKind
  on: IsoDate | null
  class: string
  /** what shares become that are converted */
  toClass?: string | null
  number: number | null
  from: readonly NamedParty[]
  to: readonly NamedParty[]
  nominal: number | null
  paidPerShare: number | null
  premiumPerShare: number | null
  inCash: boolean | null
  /** the day of the instrument, and the price or what was given in its place, of a transfer */
  executedOn?: IsoDate | null
  consideration?: number | string | null
}

/** What an event did to the capital of a class: the shares and the nominal value of each before the day and on it. */
export type CapitalChange = {
  kind: ShareEventKind
  on: IsoDate
  class: string
  oldShares: number
  newShares: number
  oldNominal: number | null
  newNominal: number | null
}

/** The names of those who give or take together. */
export const jointName = (parties: readonly NamedParty[], language: Language): string =>
  parties.map(({ name }) => name).join(language === 'fr' ? ' et ' : ' and ')

/** The ids of those who give or take. */
export const idsOf = (parties: readonly Party[]): string[] => parties.map(partyId)

const ofCapital: ReadonlySet<ShareEventKind> = new Set([
  'split',
  'consolidation',
  'redemption',
  'cancellation',
  'buyBack',
])

/** As many of the latest changes as a paper may be about. */
const LATEST = 20

/** The latest events that change the capital without an allotment, oldest first (s. 92). */
export const capitalChanges = (book: Pick<ShareBook, 'classes'>, replay: ShareReplay): CapitalChange[] =>
  replay.done
    .filter(({ kind, on }) => ofCapital.has(kind) && on !== null)
    .slice(-LATEST)
    .flatMap(({ kind, on, classId }) => {
      if (on === null) return []
      const [before, after] = [addDays(on, -1), on].map((day) =>
        capitalOn(book, replay, day).find((row) => row.classId === classId),
      )
      if (!before || !after) return []
      return [
        {
          kind,
          on,
          class: after.name,
          oldShares: before.issued,
          newShares: after.issued,
          oldNominal: before.nominal,
          newNominal: after.nominal,
        },
      ]
    })

/** Yes and no as papers print them. */
export const yesNo: Record<'yes' | 'no', Texts> = { yes: { en: 'Yes', fr: 'Oui' }, no: { en: 'No', fr: 'Non' } }

const ofEach: Texts = { en: 'as stated for each below', fr: 'selon le tableau ci-dessous' }

// What differs between several allotments stands in the table, with each of them; what is not known of one is left to be filled in.
const same = <T>(values: readonly T[], language: Language): T | string | null => {
  if (new Set(values).size === 1) return values[0] ?? null
  return values.length > 1 && values.every((value) => value !== null) ? ofEach[language] : null
}

const dayGiven = (given: string | number | null | undefined): IsoDate | undefined =>
  isIsoDate(String(given ?? '')) ? String(given) : undefined

type Asked = { today: IsoDate; language: Language; values?: GivenValues | undefined }

/** What a sheet says of the allotments of one day: the given one, else the latest. What differs between them stands with each. */
export const allotmentValues = (
  events: readonly PaperShareEvent[],
  { today, language, values = {} }: Asked,
): FieldValues => {
  const allotments = events.filter(({ kind, on }) => kind === 'allotment' && on !== null && on <= today)
  const shareAcquired =
    dayGiven(values.shareAcquired) ??
    allotments
      .map(({ on }) => on ?? '')
      .toSorted()
      .at(-1)
  const ofDay = allotments.filter(({ on }) => on === shareAcquired)
  // Classes may be in different currencies: their amounts stand with each.
  const hasClasses = new Set(ofDay.map((event) => event.class)).size > 1
  const amountOf = (amounts: readonly (number | null)[]) =>
    hasClasses && !amounts.includes(null) ? ofEach[language] : same(amounts, language)
  const inCash = same(
    ofDay.map((event) => (event.inCash === null ? null : yesNo[event.inCash ? 'yes' : 'no'][language])),
    language,
  )
  return {
    shareAcquired: shareAcquired ?? null,
    shareClass: same(
      ofDay.map((event) => event.class),
      language,
    ),
    shareNominal: amountOf(ofDay.map((event) => event.nominal)),
    amountPaid: amountOf(ofDay.map((event) => event.paidPerShare)),
    premium: amountOf(ofDay.map((event) => event.premiumPerShare)),
    inCash,
  }
}

const frenchChanges: Partial<Record<ShareEventKind, string>> = {
  split: 'Division',
  consolidation: 'Regroupement',
  redemption: 'Rachat d’actions rachetables',
  cancellation: 'Annulation',
  buyBack: 'Rachat par la société',
}

/** What a sheet says of a change of capital: that of the given day, else the latest. */
export const capitalValues = (
  changes: readonly CapitalChange[],
  { today, language, values = {} }: Asked,
): FieldValues => {
  const given = dayGiven(values.changedOn)
  const isNamed = ({ class: one }: CapitalChange) => classKey(one) === classKey(String(values.shareClass ?? ''))
  const ofClass = changes.some(isNamed) ? changes.filter(isNamed) : changes
  const change = ofClass.findLast(({ on }) => (given ? on === given : on <= today))
  if (!change) return {}
  const { kind, on, class: shareClass, oldShares, newShares, oldNominal, newNominal } = change
  const capitalChange = language === 'fr' ? (frenchChanges[kind] ?? null) : shareEventLabels[kind]
  return { capitalChange, changedOn: on, shareClass, oldShares, newShares, oldNominal, newNominal }
}
