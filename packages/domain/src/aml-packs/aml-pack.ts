import * as z from 'zod'
import { optionalId } from '../shared/text.ts'

/** How far an inspection pack is. What has ended stays so. */
const packStates = ['running', 'done', 'failed'] as const
export type PackState = (typeof packStates)[number]

/** The body that makes a pack: of a client, or of the firm without `organizationId` (FIRM-7). */
export const newAmlPack = z.object({
  organizationId: optionalId.optional(),
  /** whether the register of suspicions is in it */
  withReports: z.boolean().nullish(),
})

/** How far a pack is: `done` of `total` files. */
export const amlPack = z.object({
  state: z.enum(packStates),
  done: z.int(),
  total: z.int(),
  /** why it failed */
  message: z.string().nullable(),
})
export type AmlPack = z.output<typeof amlPack>
