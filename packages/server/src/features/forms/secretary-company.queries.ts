import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'

/**
 * The organization that is secretary of the firm's clients: the only one with the configured CRO number, else the only one of the
 * configured name. Undefined when the setting is empty, or names none or several.
 */
export const findSecretaryCompany = async (tx: Tx, configured: string | undefined): Promise<string | undefined> => {
  if (configured === undefined) return undefined

  const { rows } = await sql<{ id: string; hasNumber: boolean }>`
    select id, cro_key(cro) = cro_key(${configured}) is true as "hasNumber" from organizations
    where deleted_at is null and (cro_key(cro) = cro_key(${configured}) or fold_text(name) = fold_text(${configured}))
    limit 10`.execute(tx)
  const byNumber = rows.filter(({ hasNumber }) => hasNumber)
  const found = byNumber.length > 0 ? byNumber : rows
  return found.length === 1 ? found[0]?.id : undefined
}
