import * as z from 'zod'
import type { IsoDate } from '../shared/iso-date.ts'
import { nominalOf, nominalTotalOf, roundedAmount } from './nominal.ts'
import type { ShareReplay } from './replay-shares.ts'
import { isLotOf, type ShareBook } from './share-book.ts'
import { sumOfKnown } from './share-sums.ts'

/** A line of the statement of capital. Amounts are in the currency of the class; null: not known. */
export const capitalRow = z.object({
  classId: z.string(),
  name: z.string(),
  currency: z.string(),
  nominal: z.number().nullable(),
  issued: z.number(),
  nominalTotal: z.number().nullable(),
  paid: z.number().nullable(),
  unpaid: z.number().nullable(),
  premium: z.number().nullable(),
  votes: z.number(),
})
export type CapitalRow = z.output<typeof capitalRow>

/** The statement of capital on a day: a line for each class, in the order in which the classes were made (SHARE-7). */
export const capitalOn = (
  { classes }: Pick<ShareBook, 'classes'>,
  { lots, done }: ShareReplay,
  day: IsoDate,
): CapitalRow[] =>
  classes.map((ofClass) => {
    const held = lots.filter((lot) => lot.classId === ofClass._id && isLotOf(lot, day))
    const issued = held.reduce((sum, { number }) => sum + number, 0)
    const nominal = nominalOf(ofClass, done, day)
    const nominalTotal = nominalTotalOf(ofClass, done, day, issued)
    const paid = nominalTotal === null ? null : sumOfKnown(held.map((lot) => lot.paid))

    return {
      classId: ofClass._id,
      name: ofClass.name,
      currency: ofClass.currency,
      nominal,
      issued,
      nominalTotal,
      paid: paid === null ? null : roundedAmount(paid),
      unpaid: paid === null || nominalTotal === null ? null : roundedAmount(nominalTotal - roundedAmount(paid)),
      premium: paid === null ? null : roundedAmount(held.reduce((sum, { premium }) => sum + premium, 0)),
      votes: roundedAmount(issued * ofClass.votes),
    }
  })
