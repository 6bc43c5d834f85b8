import { settingsInForce } from '@registrar/domain/settings/setting-text'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { clientAddress } from '#platform/http/client-address'
import type { Routes } from '#platform/http/routes'
import { dismissFirstSteps } from './first-steps.commands.ts'
import { findFirstSteps } from './first-steps.queries.ts'
import { type ApplySettings, updateSettings } from './settings.commands.ts'
import { readStoredSettings } from './settings.queries.ts'
import { sendTestEmail } from './test-email.commands.ts'

const listed = async (db: Db, { setByOperator }: Config) => ({
  data: settingsInForce(await readStoredSettings(db), setByOperator),
})

export const settingsRoutes = ({ serve }: Routes, applySettings: ApplySettings): void => {
  serve(settingsCalls.listSettings, ({ db, config }) => listed(db, config))

  serve(settingsCalls.updateSettings, async ({ db, body, config, session, sessions, request }) => {
    await updateSettings(db, config, body, { session, address: clientAddress(request), applySettings })
    sessions.forgetAll()
    return listed(db, config)
  })

  serve(settingsCalls.findFirstSteps, ({ db, config }) => findFirstSteps(db, config))

  serve(settingsCalls.dismissFirstSteps, ({ db, session }) => dismissFirstSteps(db, session))

  serve(settingsCalls.sendTestEmail, async ({ db, config, body, session }) => ({
    to: await sendTestEmail(db, config, { tested: body, session }),
    isSent: config.smtpUrl !== undefined,
  }))
}
