import { firstAnnualReturn } from '../../organizations/annual-returns/annual-return-dates.ts'
import type { NewOrganization } from './row.ts'

/**
 * Whether the line of a new company says that its first annual return is done: its Next AR is after its first one (AR-20). A file with a
 * column for that says it itself.
 */
export const isFirstReturnDone = ({ firstAr, incorporationDate, nextArReminder }: NewOrganization): boolean => {
  const first = firstAr ?? firstAnnualReturn(incorporationDate ?? null)
  return first !== null && typeof nextArReminder === 'string' && nextArReminder > first
}
