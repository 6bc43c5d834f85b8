import { isSettingKey, settingOf } from '@registrar/domain/settings/setting-table'
import { runningSettings, type SettingTexts } from '@registrar/domain/settings/settings-in-force'
import type { Db, Tx } from '#platform/database/database'

/**
 * What administrators have set, by environment variable. A text that this version does not accept, perhaps of another version, counts as
 * unset.
 */
export const readStoredSettings = async (db: Db | Tx): Promise<SettingTexts> => {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('value', 'is not', null).execute()
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      if (!isSettingKey(key) || value === null) return []
      const { variable } = settingOf(key)
      return runningSettings.shape[variable].safeParse(value).success ? [[variable, value]] : []
    }),
  )
}
