import { type SettingKey, settingKeys, settingOf } from '@registrar/domain/settings/setting-table'
import { loggedSetting } from '@registrar/domain/settings/setting-text'
import type { SettingChanges } from '@registrar/domain/settings/settings.calls'
import { recordAudit } from '#platform/audit/record-audit'
import { now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { type Config, withStoredSettings } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { renderPdf } from '#platform/pdf/render-pdf'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { announceSettings, loadSettings } from './follow-settings.ts'
import { readStoredSettings } from './settings.queries.ts'

/** Computes again, in the same transaction, what follows from settings. `app` supplies it: the settings know no subject. */
export type ApplySettings = (tx: Tx, config: Config) => Promise<void>

const LONGEST_IN_AUDIT = 200

type Change = { key: SettingKey; before: string | null; after: string | null }

const requireChangeable = (changes: SettingChanges, { setByOperator }: Config): void => {
  const fixed = settingKeys.filter((key) => changes[key] !== undefined && setByOperator[settingOf(key).variable])
  if (fixed.length === 0) return
  throw new Problem('VALIDATION_FAILED', 'What is set by the operator of the server cannot be changed here.', {
    fields: Object.fromEntries(fixed.map((key) => [key, 'This is set by the operator of the server.'])),
  })
}

// Only the library that prints letters can tell.
const requirePrintable = async (logo: string): Promise<void> => {
  const page = { title: '', letterhead: [], logo, foot: { name: '', note: '' }, language: 'en' } as const
  await renderPdf(page, '').catch(() => {
    throw new Problem('VALIDATION_FAILED', 'This picture cannot be printed. Save it anew as PNG or JPEG.', {
      fields: { logo: 'This picture cannot be printed. Save it anew as PNG or JPEG.' },
    })
  })
}

const writeChange = async (tx: Tx, { key, before, after }: Change, { session, address }: Context): Promise<void> => {
  const values = { value: after, changed_at: now(), changed_by: session.userId }
  const { id } = await tx
    .insertInto('settings')
    .values({ id: newId(), key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()

  await recordChange(tx, session, {
    recordType: 'setting',
    recordId: id,
    action: 'updated',
    fields: { [key]: [loggedSetting(key, before), loggedSetting(key, after)] },
  })
  const shown = (text: string | null) => loggedSetting(key, text)?.slice(0, LONGEST_IN_AUDIT) ?? 'not set'
  await recordAudit(tx, {
    kind: 'settingChanged',
    userId: session.userId,
    address,
    details: { setting: settingOf(key).label, from: shown(before), to: shown(after) },
  })
}

/** `address`: the network address of the administrator, for the audit */
type Context = { session: Session; address: string | null; applySettings: ApplySettings }

/**
 * Changes settings, with a line of the audit for each that differs (SET-3). They are in force on this server when it returns, and on every
 * other as soon as it hears of them (SET-2).
 * @throws Problem VALIDATION_FAILED with `fields` for what the environment sets, and for a logo that cannot be printed
 */
export const updateSettings = async (
  db: Db,
  config: Config,
  changes: SettingChanges,
  context: Context,
): Promise<void> => {
  requireChangeable(changes, config)
  if (changes.logo) await requirePrintable(changes.logo)

  await inTransaction(db, async (tx) => {
    await lockExclusively(tx, 'settings')
    const before = await readStoredSettings(tx)
    const differing = settingKeys.flatMap((key): Change[] => {
      const after = changes[key]
      const old = before[settingOf(key).variable] ?? null
      return after === undefined || after === old ? [] : [{ key, before: old, after }]
    })
    if (differing.length === 0) return

    for (const change of differing) await writeChange(tx, change, context)
    await context.applySettings(tx, withStoredSettings(config, await readStoredSettings(tx)))
    await announceSettings(tx)
  })
  await loadSettings(db, config)
}
