import type { FilingEffects } from '#features/filings'
import { countFiledReturn, sayB1B73Sent } from '#features/organizations'

/** What a filing changes on its company: the dates of a return, the day of a B1B73. */
export const filingEffects: FilingEffects = { onReturnFiled: countFiledReturn, onB1B73Sent: sayB1B73Sent }
