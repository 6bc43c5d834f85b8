import { rolesOn } from '@registrar/domain/links/link-terms'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { CompanyHolder } from '#features/registers'

const DIRECTORS = new Set<string>(['director', 'nomineeDirector'])

/** The ids of the people among the holders of a company who are its directors on a day. */
export const directorIds = (ownHolders: readonly CompanyHolder[], day: IsoDate): string[] =>
  ownHolders.flatMap(({ party, terms }) =>
    'personId' in party && rolesOn(terms, day).some((role) => DIRECTORS.has(role)) ? [party.personId] : [],
  )
