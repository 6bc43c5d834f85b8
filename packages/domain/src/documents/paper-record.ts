import type { FollowUpCode } from '../follow-ups/catalogue.ts'
import type { Organization } from '../organizations/organization.ts'
import type { Particulars } from '../registers/particulars.ts'
import type { Holder } from '../registers/registers.ts'
import type { DatedChange } from '../registers/value-of-day.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { ShareReplay } from '../shares/replay-shares.ts'
import type { ShareBook } from '../shares/share-book.ts'
import type { LoggedParticulars } from './particular-changes.ts'
import type { ResolvedBy } from './paper.ts'
import type { CapitalChange, PaperShareEvent } from './share-event-values.ts'

/** A logged change of a field of the organization. */
export type FieldChange = { from: string | null; to: string | null; changedOn: IsoDate }

/** The fields of an organization whose latest change a paper can be about. */
export const changeableFields = ['name', 'address', 'financialYearEnd'] as const
export type ChangeableField = (typeof changeableFields)[number]

const LAST_OF_FEBRUARY = '02-29'
const dayOfYear = (day: string | null) => day?.slice('yyyy-'.length).replace('02-28', LAST_OF_FEBRUARY)

/** Whether a paper can be about a change. A year end that moves on to the next year, on the same day, is none (DOC-3). */
export const isChangeOf = (field: ChangeableField, { from, to }: Pick<FieldChange, 'from' | 'to'>): boolean =>
  field !== 'financialYearEnd' || dayOfYear(from) !== dayOfYear(to)

/** A share certificate of the record that is in force. A number that is not confirmed is not printed. */
export type PaperCertificate = {
  number: number
  isNumberConfirmed: boolean
  holderIds: readonly string[]
  class: string
  shares: number
  numbers: readonly { from: number; to: number }[]
  /** what is paid on all of its shares without the premium, and the premium; null while it is not known */
  paid: number | null
  premium: number | null
  /** the confirmed numbers of the certificates that it replaces */
  replaces: readonly number[]
}

/** Somebody on record to whom shares are to be transferred. */
export type Transferee = { _id: string; name: string; address: string | null }

/** Everything in the record of a company that papers are made from. */
export type PaperRecord = {
  organization: Pick<
    Organization,
    | 'name'
    | 'cro'
    | 'companyType'
    | 'companyTypeGuess'
    | 'address'
    | 'incorporationDate'
    | 'financialYearEnd'
    | 'businessActivity'
    | 'hasDomiciliation'
    | 'hasSecretaryCompany'
    | 'hasAnonymousShareholder'
  > &
    Partial<Pick<Organization, 'firstAr' | 'nextArReminder' | 'runningReturn' | 'bondUntil' | 'B1B73'>>
  holders: readonly Holder[]
  /** by the id of the person or the member company */
  particulars: ReadonlyMap<string, Particulars>
  recentChanges: Partial<Record<ChangeableField, FieldChange>>
  /** every change of the name and of the office, for papers of a past day */
  datedChanges?: Record<'name' | 'address', readonly DatedChange[]>
  /** the changes of the year end and the B83 sent in the last five years, oldest first */
  yearEndChanges?: readonly FieldChange[]
  /** the latest change of the particulars of each officer in the last 60 days, by the id of the person or the company */
  particularChanges?: ReadonlyMap<string, LoggedParticulars>
  /** the kinds of the follow-ups that run */
  runningFollowUps?: readonly FollowUpCode[]
  firmName: string | null
  /** what happened to the shares, oldest first; absent where only holdings are known */
  shareEvents?: readonly PaperShareEvent[]
  capitalChanges?: readonly CapitalChange[]
  /** the classes of shares, and what all entries about them come to */
  shares?: Pick<ShareBook, 'classes'> & { replay: ShareReplay }
  /** who is chosen to take the shares of a transfer */
  transferee?: Transferee | undefined
  /** the day to which the last return was made up */
  lastReturnOn?: IsoDate | null
  /** the days on which the resolutions of the filed papers were passed */
  resolvedOn?: Partial<Record<ResolvedBy, IsoDate>>
  /** the certificates in force, in the order of their numbers; absent where the record keeps none */
  certificates?: readonly PaperCertificate[]
}
