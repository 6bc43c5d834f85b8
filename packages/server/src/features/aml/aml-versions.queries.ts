import type { AmlVersion } from '@registrar/domain/aml/aml-version'
import { sql } from 'kysely'
import { requireOrganization } from '#features/organizations'
import { dayIn } from '#platform/clock'
import type { Db } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { requireRow } from '#platform/database/require-row'

const selectVersions = (db: Db) =>
  db
    .selectFrom('aml_versions as v')
    .innerJoin('users as u', 'u.id', 'v.signed_by')
    .innerJoin('organizations as o', 'o.id', 'v.organization_id')
    .select(['v.id as _id', 'v.organization_id as organizationId', 'v.hash', 'v.pdf_hash as pdfHash'])
    .select('v.signed_at as signedAt')
    .select(sql<AmlVersion['signedBy']>`json_build_object('userId', u.id, 'userName', ${fullName('u')})`.as('signedBy'))

/**
 * The signed versions of an organization's file, the latest first; also of an organization in the bin.
 * @throws Problem NOT_FOUND, MERGED
 */
export const listVersions = async (db: Db, organizationId: string): Promise<AmlVersion[]> => {
  await requireOrganization(db, organizationId, { isInBinToo: true })

  return selectVersions(db).where('v.organization_id', '=', organizationId).orderBy('v.signed_at', 'desc').execute()
}

/**
 * A signed version with its frozen content.
 * @throws Problem NOT_FOUND
 */
export const findVersion = async (db: Db, id: string): Promise<AmlVersion & { content: Record<string, unknown> }> => {
  const found = await requireRow('version', id, selectVersions(db).select('v.content').where('v.id', '=', id))
  return { ...found, content: JSON.parse(found.content) as Record<string, unknown> }
}

/**
 * The paper of a signed version, as it was made when it was signed, and a name for its file with the day of signing.
 * @throws Problem NOT_FOUND
 */
export const findVersionPdf = async (db: Db, id: string, timeZone: string): Promise<{ name: string; pdf: Buffer }> => {
  const found = await requireRow('version', id, selectVersions(db).select(['v.pdf', 'o.name']).where('v.id', '=', id))
  return { name: `${found.name} AML ${dayIn(timeZone, found.signedAt)}`, pdf: found.pdf }
}
