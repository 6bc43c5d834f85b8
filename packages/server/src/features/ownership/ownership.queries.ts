import { findOwners } from '@registrar/domain/ownership/beneficial-owners'
import type { OwnershipAnswer } from '@registrar/domain/ownership/ownership-answer'
import { companiesAbove } from '@registrar/domain/ownership/ownership-graph'
import type { OwnerThreshold } from '@registrar/domain/ownership/owner-threshold'
import { officersOn } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { partyId } from '@registrar/domain/shared/party'
import { findRegisterCompany, readCompanyGraph } from '#features/registers'
import type { Db, Tx } from '#platform/database/database'

/**
 * Who owns a company on a day, through any number of companies (OWN-6, OWN-7).
 * @throws Problem NOT_FOUND
 */
export const searchOwnership = async (
  db: Db | Tx,
  organizationId: string,
  asAt: IsoDate,
  thresholds: readonly OwnerThreshold[],
): Promise<OwnershipAnswer> => {
  const company = await findRegisterCompany(db, organizationId)
  const { holders, holdings, nameOf, known } = await readCompanyGraph(db, organizationId, asAt)

  const ownership = findOwners(holdings, organizationId, asAt, thresholds, known)
  const own = holders.filter((holder) => holder.organizationId === organizationId)
  const isOwned = ownership.owners.some(({ isOwner }) => isOwner)
  const directors = isOwned ? [] : officersOn(own, asAt).filter(({ role }) => role !== 'secretary')
  // A senior managing official is a natural person, as an owner is.
  const managers = directors.flatMap((row) =>
    'personId' in row && !known.legalPersons?.has(row.personId) ? [{ personId: row.personId, name: row.name }] : [],
  )

  return {
    ...ownership,
    // A company limited by guarantee has no shares that somebody may hold.
    gaps: ownership.gaps.filter((gap) => company.hasShares || gap.organizationId !== organizationId),
    owners: ownership.owners.map((owner) => ({ ...owner, name: nameOf(owner.personId) })),
    asked: ownership.asked.map((party) => ({
      ...party,
      name: nameOf(partyId(party)),
    })),
    seniorManagers: managers,
    companies: companiesAbove(holdings, organizationId).map((id) => ({
      organizationId: id,
      name: id === organizationId ? company.name : nameOf(id),
    })),
    holdings,
  }
}
