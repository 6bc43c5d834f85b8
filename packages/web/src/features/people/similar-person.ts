import type { SimilarPerson } from '@registrar/domain/people/person-duplicates'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayInstantDay } from '#lib/clock'

/** What tells people of one name apart, with the address of the person. */
export const similarPersonOf = (person: Omit<SimilarPerson, 'isNearly'> & { isNearly?: boolean }) => {
  const { _id, firstName, lastName, mail, birth, createdAt, formerly, isNearly } = person
  const facts = [
    isNearly && 'a letter differs',
    formerly && `formerly ${formerly}`,
    mail,
    birth && `born ${displayDate(birth)}`,
    `created ${displayInstantDay(createdAt)}`,
  ]

  return {
    _id,
    label: `${firstName} ${lastName}`,
    facts: facts.filter(Boolean).join(', '),
    to: `/people/${_id}`,
  }
}
