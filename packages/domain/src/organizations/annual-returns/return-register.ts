import * as z from 'zod'
import { isoDate, type IsoDate } from '../../shared/iso-date.ts'

/** A return that staff enter in the register, for example one that another firm has filed (AR-17). */
export const newFiledReturn = z.object({ madeUpTo: isoDate, filedOn: isoDate, isFirst: z.boolean().default(false) })
export type NewFiledReturn = z.output<typeof newFiledReturn>

export const filedReturnChanges = z.object({ madeUpTo: isoDate, filedOn: isoDate, isFirst: z.boolean() }).partial()
export type FiledReturnChanges = z.output<typeof filedReturnChanges>

const lateness = { lastDay: isoDate, daysLate: z.int(), fee: z.int().meta({ description: 'euros' }) }

/** A line of the register of annual returns. */
export const filedReturn = z.object({
  _id: z.string(),
  madeUpTo: isoDate,
  filedOn: isoDate,
  isFirst: z.boolean(),
  /** the follow-up whose completion filed it; null when staff entered it */
  followUpId: z.string().nullable(),
  ...lateness,
})
export type RegisteredReturn = z.output<typeof filedReturn>

/** The register, the return that is due, and what late returns mean (AR-17). */
export const returnRegister = z.object({
  /** the latest first */
  data: z.array(filedReturn),
  /** the return made up to Next AR, as if it were filed today; null without a Next AR */
  running: z.object({ madeUpTo: isoDate, ...lateness }).nullable(),
  auditExemption: z.object({
    state: z.enum(['kept', 'atRisk', 'lost']),
    lateReturns: z.array(isoDate),
    until: isoDate.nullable(),
  }),
})
export type ReturnRegister = z.output<typeof returnRegister>

/** What is wrong with the days of a return that is entered in the register, by field; empty when nothing is (AR-17). */
export const filedReturnProblems = (
  { madeUpTo, filedOn }: { madeUpTo: IsoDate; filedOn: IsoDate },
  { incorporationDate, today }: { incorporationDate: IsoDate | null; today: IsoDate },
): { madeUpTo?: string; filedOn?: string } => ({
  ...(incorporationDate && madeUpTo < incorporationDate && { madeUpTo: 'This is before the incorporation.' }),
  ...(filedOn < madeUpTo && { filedOn: 'This is before the day that the return is made up to.' }),
  ...(filedOn > today && { filedOn: 'This is in the future.' }),
})
