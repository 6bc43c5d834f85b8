import { isEeaCountry } from '@registrar/domain/compliance/eea-countries'
import { officeTerms } from '@registrar/domain/links/officer-events'
import type { Term } from '@registrar/domain/links/link-terms'
import type { Directorship, Particulars } from '@registrar/domain/registers/particulars'
import { NO_ADDRESS_PART } from '@registrar/domain/shared/address-parts'
import { nameWords } from '@registrar/domain/shared/name-key'
import type { Party } from '@registrar/domain/shared/party'
import type { Db } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'

/** After all days. */
const LAST_DAY = '9999-12-31'

/** An address in a line, as registers and papers write it. */
export const addressLine = (parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter((part) => part && part !== NO_ADDRESS_PART).join(', ') || null

// The directorships in our other companies, by the id of the person. A director who becomes a nominee director stays one.
const listOurDirectorships = async (db: Db, ids: readonly string[], organizationId: string) => {
  const rows = await db
    .selectFrom('living_links as l')
    .innerJoin('link_terms as t', 't.link_id', 'l.id')
    .innerJoin('organizations as o', 'o.id', 'l.organization_id')
    .select(['l.id as linkId', 'l.person_id as personId', 'o.name', 't.role', 't.appointed', 't.ceased'])
    .where('l.person_id', 'in', ids)
    .where('l.organization_id', '<>', organizationId)
    .where('t.role', 'in', ['director', 'nomineeDirector'])
    .where('o.deleted_at', 'is', null)
    .orderBy('o.sort_name')
    .execute()
  const held = [...Map.groupBy(rows, ({ linkId }) => linkId).values()].flatMap((terms) =>
    officeTerms(terms as Term[], LAST_DAY).map(({ appointed, ceased }) => ({
      personId: terms[0]?.personId ?? '',
      directorship: { name: terms[0]?.name ?? '', appointed, ceased },
    })),
  )
  return Map.groupBy(held, ({ personId }) => personId)
}

// 'Beta Ltd.' is 'Beta Limited'.
const inWords = (name: string): string => nameWords(name).replace(/ ltd$/, ' limited')

// Those in our companies are added to those that the person has told of; nobody who was never asked has any (PERSON-12).
const allDirectorships = (told: Directorship[] | null, ours: readonly Directorship[]): Directorship[] | null => {
  if (told === null) return null
  const names = new Set(told.map(({ name }) => inWords(name)))
  return [...told, ...ours.filter(({ name }) => !names.has(inWords(name)))]
}

const peopleParticulars = async (
  db: Db,
  ids: readonly string[],
  organizationId: string,
): Promise<[string, Particulars][]> => {
  if (ids.length === 0) return []

  const rows = await db
    .selectFrom('people as p')
    .select(['p.id', 'p.birth', 'p.nationality', 'p.pps', 'p.identity_proof_number', 'p.rbo_number'])
    .select(fullName('p').as('name'))
    .select(['p.occupation', 'p.former_names', 'p.other_directorships'])
    .select(['p.street', 'p.zip', 'p.city', 'p.state', 'p.country'])
    .where('p.id', 'in', ids)
    .execute()

  const held = await listOurDirectorships(db, ids, organizationId)
  return rows.map(({ id, name, identity_proof_number: ipn, rbo_number: rboNumber, ...row }) => {
    const ours = (held.get(id) ?? []).map(({ directorship }) => directorship)
    return [
      id,
      {
        isCompany: false,
        name,
        birth: row.birth,
        nationality: row.nationality,
        address: addressLine([row.street, row.city, row.state, row.zip, row.country]),
        isInEea: row.country?.trim() ? isEeaCountry(row.country) : null,
        pps: row.pps,
        ipn,
        rboNumber,
        occupation: row.occupation,
        formerNames: row.former_names,
        otherDirectorships: allDirectorships(row.other_directorships as Directorship[] | null, ours),
        ourDirectorships: ours,
      },
    ]
  })
}

const companyParticulars = async (db: Db, ids: readonly string[]): Promise<[string, Particulars][]> => {
  if (ids.length === 0) return []

  const rows = await db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id', 'o.name', 'o.cro', 'd.address', 'd.register_name'])
    .where('o.id', 'in', ids)
    .execute()
  const nothing = { birth: null, nationality: null, pps: null, ipn: null, rboNumber: null }

  return rows.map(({ id, name, cro, address, register_name: registerName }) => [
    id,
    { ...nothing, isCompany: true, name, cro, address, registerName },
  ])
}

/** What registers and papers say of the officers and holders of a company, by id. */
export const listParticulars = async (
  db: Db,
  organizationId: string,
  parties: readonly Party[],
): Promise<Map<string, Particulars>> => {
  const people = parties.flatMap((party) => ('personId' in party ? [party.personId] : [])).filter(isId)
  const companies = parties.flatMap((party) => ('organizationId' in party ? [party.organizationId] : []))

  return new Map([
    ...(await peopleParticulars(db, people, organizationId)),
    ...(await companyParticulars(db, companies)),
  ])
}
