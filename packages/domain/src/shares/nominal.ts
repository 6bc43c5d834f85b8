import type { IsoDate } from '../shared/iso-date.ts'
import type { BookClass, BookEvent } from './share-book.ts'

/** An amount to the thousandth of a cent, without the error of adding and dividing. */
export const roundedAmount = (amount: number): number => Number(amount.toFixed(6))

type Divided = Pick<BookEvent, 'kind' | 'classId' | 'ratio' | 'on'>

/** How many of a class's first shares one share of a day is, after splits and consolidations. */
const factorOf = (classId: string, events: readonly Divided[], day: IsoDate | null): { times: number; by: number } =>
  events
    .filter((event) => event.classId === classId && (event.on === null || (day !== null && event.on <= day)))
    .reduce(
      ({ times, by }, { kind, ratio }) => ({
        times: kind === 'consolidation' ? times * (ratio ?? 1) : times,
        by: kind === 'split' ? by * (ratio ?? 1) : by,
      }),
      { times: 1, by: 1 },
    )

/** The nominal value of all these shares of a class on a day; null: unknown. */
export const nominalTotalOf = (
  { _id, nominal }: Pick<BookClass, '_id' | 'nominal'>,
  events: readonly Divided[],
  day: IsoDate | null,
  shares: number,
): number | null => {
  if (nominal === null) return null
  const { times, by } = factorOf(_id, events, day)
  return roundedAmount((nominal * shares * times) / by)
}

/** The nominal value of one share of a class on a day; null: unknown. */
export const nominalOf = (
  ofClass: Pick<BookClass, '_id' | 'nominal'>,
  events: readonly Divided[],
  day: IsoDate | null,
): number | null => nominalTotalOf(ofClass, events, day, 1)
