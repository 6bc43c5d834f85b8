import type { ConcernedPeople, FileRule } from '@registrar/domain/aml/file-gaps'
import { IDENTITY_DOCUMENTS, type OpenPlace, openPointPlaces } from '@registrar/domain/aml/open-point-places'

/** Of which file a point is open, and who is concerned by it. */
export type OpenPlaces = { organizationId: string; concerned: ConcernedPeople }

const placeAddress = (organizationId: string, place: OpenPlace) => ({
  to: `/organization/${organizationId}/${place.tab}`,
  ...('appendix' in place && { search: { appendix: place.appendix } as never }),
  ...('field' in place && { hash: place.field }),
})

/** The address of the field that a point is about. A paper that is missing is one of somebody: of the first, when there are several. */
export const openPointAddress = ({ organizationId, concerned }: OpenPlaces, rule: FileRule) => {
  const personId = rule === 'identity' || rule === 'address' ? concerned[rule] : null
  return personId === null
    ? placeAddress(organizationId, openPointPlaces[rule].place)
    : { to: `/people/${personId}`, hash: IDENTITY_DOCUMENTS }
}
