import type { SanctionsHit } from '@registrar/domain/sanctions/sanctions-hit'
import { displayDate, isIsoDate } from '@registrar/domain/shared/iso-date'

const dayOrYear = (birth: string) => (isIsoDate(birth) ? displayDate(birth) : birth.replace('~', 'about '))

/** The days or years of birth of an entry, as the list has them. */
export const birthsText = ({ births }: Pick<SanctionsHit, 'births'>): string => births.map(dayOrYear).join(', ')
