import * as z from 'zod'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { text } from '../shared/text.ts'

/**
 * What a save says, beside its fields, of the filing that its change calls for (FIL-7): nothing changed, so none is made; or it was filed
 * on a day already, under a number.
 */
export const saidOfFiling = {
  isCorrection: z.boolean().optional(),
  filedOn: optionalIsoDate.optional(),
  submissionNumber: text(100).nullish(),
}

type SaidOfFiling = z.output<z.ZodObject<typeof saidOfFiling>>

/** Tells what a save says of a filing from the fields of the record. */
export const splitSaid = <Body extends SaidOfFiling>(
  body: Body,
): { said: SaidOfFiling; fields: Omit<Body, keyof SaidOfFiling> } => {
  const { isCorrection, filedOn, submissionNumber, ...fields } = body
  return { said: { isCorrection, filedOn, submissionNumber }, fields }
}
