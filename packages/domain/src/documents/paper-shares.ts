import type { IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { classKey } from '../shares/share-class.ts'
import type { BookClass } from '../shares/share-book.ts'
import { membersOn, type ShareRow } from '../registers/registers.ts'
import { amountText } from './amount-text.ts'
import type { PaperRecord } from './paper-record.ts'

const EURO = 'EUR'

const classOf = ({ shares }: Pick<PaperRecord, 'shares'>, name: string | null): BookClass | undefined =>
  name === null ? undefined : shares?.classes.find((one) => classKey(one.name) === classKey(name))

/** The currency of a class of shares: the euro where nobody has said another. */
export const currencyOf = (record: Pick<PaperRecord, 'shares'>, className: unknown): string =>
  classOf(record, typeof className === 'string' ? className : null)?.currency ?? EURO

/** An amount of a class of shares as papers print it; null where it is not known. */
export const shareAmount = (amount: number | null, language: Language, currency: string): string | null =>
  amount === null ? null : amountText(amount, language, { style: 'currency', currency })

/**
 * The shares of those who may vote on a day: all but those of a class without votes. Where no class has votes, those of all members
 * (s. 193(1): the members who are entitled to attend and vote sign a resolution in writing).
 */
export const votingMembersOn = (record: PaperRecord, day: IsoDate): ShareRow[] => {
  const all = membersOn(record.holders, day)
  const voting = all.filter((row) => classOf(record, row.class)?.votes !== 0)
  return voting.length > 0 ? voting : all
}
