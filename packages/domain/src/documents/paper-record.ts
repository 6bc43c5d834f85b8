import type { Organization } from '../organizations/organization.ts'
import type { Holder } from '../registers/registers.ts'
import type { IsoDate } from '../shared/iso-date.ts'

/** What papers print of a person or of a member company. A company has no birth, nationality or number of a person. */
export type Particulars = {
  isCompany: boolean
  birth: IsoDate | null
  nationality: string | null
  address: string | null
  /** the registered number of a company */
  cro?: string | null
  pps: string | null
  ipn: string | null
  rboNumber: string | null
}

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
  >
  holders: readonly Holder[]
  /** by the id of the person or the member company */
  particulars: ReadonlyMap<string, Particulars>
  recentChanges: Partial<Record<ChangeableField, FieldChange>>
  firmName: string | null
}
