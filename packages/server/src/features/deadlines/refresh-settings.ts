import type { Config } from '#platform/config'
import type { RefreshSettings } from './refresh-deadlines.commands.ts'

/** The part of the configuration that deadlines are computed with. */
export const refreshSettings = ({ closingDays, reviewCycle, timeZone, ownerThresholds }: Config): RefreshSettings => ({
  closingDays,
  reviewCycle,
  timeZone,
  ownerThresholds,
})
