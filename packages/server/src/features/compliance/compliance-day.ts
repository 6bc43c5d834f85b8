import type { ComplianceDay } from '@registrar/domain/compliance/compliance-facts'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'

/** Today, and the part of the configuration that the compliance rules read. */
export const complianceDay = ({
  closingDays,
  reviewCycle,
  ownerThresholds,
  timeZone,
}: Config): ComplianceDay & { timeZone: string } => ({
  closingDays,
  reviewCycle,
  ownerThresholds,
  today: today(timeZone),
  timeZone,
})
