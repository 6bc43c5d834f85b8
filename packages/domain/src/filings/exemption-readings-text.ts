import { addMonths, displayDate, type IsoDate } from '../shared/iso-date.ts'
import { type AuditExemption, REPLACED_ON } from './audit-exemption.ts'

/** Days as a sentence has them. */
export const daysText = (days: readonly IsoDate[]): string => days.map(displayDate).join(' and ')

/**
 * Whether the state of the exemption follows only from a return that the law may be read about in two ways. What such a return costs ends within
 * three years of the new section; a return that was late after it counts for five.
 */
export const isOnlyInDoubt = ({ state, until, readings }: AuditExemption): boolean =>
  state === 'atRisk' && readings.length > 0 && until !== null && until < addMonths(REPLACED_ON, 36)

/** What the two readings of the law say beside the state of the exemption, as a sentence; empty where there are none (AR-16). */
export const readingsText = ({ readings }: AuditExemption): string => {
  const yearEnds = readings.find(({ section }) => section === 'oldSection')?.yearEnds
  if (!yearEnds) return ''
  const audited = yearEnds.length > 0 ? `, so that the statements made up to ${daysText(yearEnds)} need an audit` : ''
  return ` For a return due before 16/07/2025 and filed after it the law can be read in two ways: under the old section it costs two financial years as well${audited}; under the new one it costs none.`
}
