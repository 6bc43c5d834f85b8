import { rolesOn } from '@registrar/domain/links/link-terms'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { CompanyHolder } from '#features/registers'

const DIRECTORS = new Set<string>(['director', 'nomineeDirector'])

/** The ids of the people who are directors of a company on a day. */
export const directorIds = (holders: readonly CompanyHolder[], companyId: string, day: IsoDate): string[] =>
  holders.flatMap(({ organizationId, party, terms }) =>
    organizationId === companyId && 'personId' in party && rolesOn(terms, day).some((role) => DIRECTORS.has(role))
      ? [party.personId]
      : [],
  )
