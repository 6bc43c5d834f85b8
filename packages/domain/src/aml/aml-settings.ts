import * as z from 'zod'

/** The settings about anti-money-laundering files (AML-23). */
export const amlSettings = z.object({
  /** whether AML officers and administrators alone read and write the answers about suspicion */
  restrictSuspicion: z.boolean(),
})
export type AmlSettings = z.output<typeof amlSettings>
