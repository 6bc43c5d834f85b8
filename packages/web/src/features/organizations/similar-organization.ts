import type { SimilarOrganization } from '@registrar/domain/organizations/duplicates'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayInstantDay } from '#lib/clock'

/** What tells organizations of one name apart, with the address of the organization. */
export const similarOrganizationOf = (organization: Omit<SimilarOrganization, 'isNearly'> & { isNearly?: boolean }) => {
  const { _id, name, cro, incorporationDate, createdAt, formerly, isNearly } = organization
  const facts = [
    isNearly && 'a letter differs',
    formerly && `formerly ${formerly}`,
    cro && `CRO ${cro}`,
    incorporationDate && `incorporated ${displayDate(incorporationDate)}`,
    `created ${displayInstantDay(createdAt)}`,
  ]

  return { _id, label: name, facts: facts.filter(Boolean).join(', '), to: `/organization/${_id}` }
}
