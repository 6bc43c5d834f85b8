import type { AmlSettings } from '@registrar/domain/aml/aml-settings'
import { type ApplySettings, updateSettings } from '#features/settings'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { clientAddress } from '#platform/http/client-address'
import type { FastifyRequest } from 'fastify'
import type { Session } from '#platform/sessions/session'

/** The settings about anti-money-laundering files, as they are in force. */
export const amlSettingsOf = ({ restrictSuspicion }: Config): AmlSettings => ({ restrictSuspicion })

type Context = { session: Session; request: FastifyRequest; applySettings: ApplySettings }

/**
 * Changes the settings about anti-money-laundering files, which are among those of the firm (SET-3).
 * @throws Problem VALIDATION_FAILED for what the environment sets
 */
export const updateAmlSettings = async (
  db: Db,
  config: Config,
  { restrictSuspicion }: AmlSettings,
  { session, request, applySettings }: Context,
): Promise<void> =>
  updateSettings(
    db,
    config,
    { restrictSuspicion: String(restrictSuspicion) },
    { session, address: clientAddress(request), applySettings },
  )
