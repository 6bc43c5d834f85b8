import { type FirmAuthorisation, renewalDay } from '@registrar/domain/aml-firm/firm-authorisation'
import type { Db, Tx } from '#platform/database/database'
import { userNamed } from './aml-firm.row.ts'

const NONE = {
  version: 0,
  number: null,
  from: null,
  endsOn: null,
  supervisor: null,
  principalOfficers: [],
  changes: [],
  renewBy: null,
}

/** The authorisation as it stands, with what was saved before (FIRM-5). */
export const findAuthorisation = async (db: Db | Tx): Promise<FirmAuthorisation> => {
  const rows = await db
    .selectFrom('aml_authorisations as a')
    .innerJoin('users as saver', 'saver.id', 'a.saved_by')
    .select(['a.version', 'a.number', 'a.from_on as from', 'a.ends_on as endsOn', 'a.supervisor'])
    .select(['a.principal_officers as principalOfficers', 'a.changes', 'a.saved_at as savedAt'])
    .select(userNamed('saver').$notNull().as('savedBy'))
    .orderBy('a.version', 'desc')
    .execute()

  const versions = rows.map((row) => ({
    ...row,
    // Only the command writes them.
    principalOfficers: row.principalOfficers as FirmAuthorisation['principalOfficers'],
    changes: row.changes as FirmAuthorisation['changes'],
    renewBy: renewalDay(row.endsOn),
  }))
  const [latest] = versions
  if (!latest) return { ...NONE, versions }

  const { savedAt: _at, savedBy: _by, ...authorisation } = latest
  return { ...authorisation, versions }
}
