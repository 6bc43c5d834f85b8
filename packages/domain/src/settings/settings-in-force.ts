import * as z from 'zod'
import { type FirmSettings, firmSettings, firmSettingsOf } from './firm-settings.ts'
import { type OfficeSettings, officeSettings, officeSettingsOf } from './office-settings.ts'

/** The settings that are read while the server runs, by the name of their environment variable. */
export const runningSettings = z.object({ ...firmSettings.shape, ...officeSettings.shape })

/** The texts of settings, by the name of their environment variable. */
export type SettingTexts = Readonly<Record<string, string | undefined>>

/** What the firm has set, as the server works with it. */
export type SettingsInForce = FirmSettings & OfficeSettings

/** What the server works with, from what the schema has read. */
export const settingsInForceOf = (values: z.output<typeof runningSettings>): SettingsInForce => {
  const firm = firmSettingsOf(values)
  const particulars = values.LETTERHEAD ? firm.letterhead : []
  return { ...firm, ...officeSettingsOf(values, { brand: firm.brands.main, particulars }) }
}
