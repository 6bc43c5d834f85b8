import type { Term } from '@registrar/domain/links/link-terms'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { CRO_TIME_ZONE, fileOfficersAnew } from '#features/filings'
import type { OnIncorporated } from '#features/organizations'
import type { Tx } from '#platform/database/database'
import { officerOf } from './filed-changes.ts'
import { termsOf } from './terms-and-shares.commands.ts'
import { moveTermsOfForm } from './terms-of-form.commands.ts'

const readOfficers = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('living_links as l')
    .select(['l.person_id as personId', 'l.member_id as memberId'])
    .select(termsOf(sql.ref('l.id')).$castTo<Term[]>().as('terms'))
    .select(sql<IsoDate>`(l.created_at at time zone ${CRO_TIME_ZONE})::date`.as('enteredOn'))
    .where('l.organization_id', '=', organizationId)
    .orderBy('l.id')
    .execute()

/**
 * Follows a day of incorporation that was entered or corrected: the terms that came from a form move with it, and the filings of officers
 * become those that the law wants now (FIL-7, FIL-8).
 */
export const followIncorporation: OnIncorporated = async (tx, incorporated, { author, today }) => {
  await moveTermsOfForm(tx, incorporated, author)
  if (!today) return

  const { organizationId, company } = incorporated
  for (const { personId, memberId, ...holder } of await readOfficers(tx, organizationId)) {
    const officer = personId === null ? officerOf('company-member', memberId ?? '') : officerOf('link', personId)
    await fileOfficersAnew(tx, { ...holder, organizationId, officer }, company, { author, today })
  }
}
