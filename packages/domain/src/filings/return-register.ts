import * as z from 'zod'
import { exemptionReadings } from './audit-exemption.ts'
import { courtExtension } from './court-extension.ts'
import { runningReturn } from './return-days.ts'
import { isoDate, type IsoDate, optionalIsoDate } from '../shared/iso-date.ts'

/** A return that staff enter in the register, for example one that another firm has filed (AR-17). */
export const newFiledReturn = z.object({
  madeUpTo: isoDate,
  filedOn: isoDate,
  isFirst: z.boolean().default(false),
  /** up to which the statements were made that it annexed (AR-18) */
  yearEnd: optionalIsoDate.optional(),
})
export type NewFiledReturn = z.output<typeof newFiledReturn>

export const filedReturnChanges = z
  .object({ madeUpTo: isoDate, filedOn: isoDate, isFirst: z.boolean(), yearEnd: optionalIsoDate })
  .partial()
export type FiledReturnChanges = z.output<typeof filedReturnChanges>

const lateness = { lastDay: isoDate, daysLate: z.int(), fee: z.int().meta({ description: 'euros' }) }

/** The statements that a return annexes, and the order of a court that extended its time. */
const basis = { yearEnd: isoDate.nullable(), extension: courtExtension.nullable() }

/** A line of the register of annual returns. */
export const filedReturn = z.object({
  _id: z.string(),
  /** a B1B73 is the return made up to the annual return date that it moved (AR-21) */
  kind: z.enum(['B1', 'B1B73']),
  madeUpTo: isoDate,
  filedOn: isoDate,
  isFirst: z.boolean(),
  ...basis,
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
  running: runningReturn
    .extend({
      ...lateness,
      /** the day to which it must be made up, when its statements would be too old on the ARD (AR-18) */
      makeUpTo: isoDate.nullable(),
      /** whether it is known which statements it annexes */
      isCertain: z.boolean(),
    })
    .nullable(),
  auditExemption: z.object({
    state: z.enum(['kept', 'atRisk', 'lost']),
    lateReturns: z.array(isoDate),
    until: isoDate.nullable(),
    /** the year ends whose statements need an audit */
    yearEnds: z.array(isoDate),
    readings: z.array(z.object({ section: z.enum(exemptionReadings), yearEnds: z.array(isoDate) })),
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
