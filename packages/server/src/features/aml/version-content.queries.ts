import type { AmlVersionContent } from '@registrar/domain/aml/aml-version'
import { answeredQuestions } from '@registrar/domain/aml/aml-texts'
import { enhancedDiligenceReasons } from '@registrar/domain/aml/enhanced-diligence'
import { riskLevel, riskScore } from '@registrar/domain/aml/risk-score'
import { rolesOn } from '@registrar/domain/links/link-terms'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { listHolders } from '#features/registers'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'

const readPeople = async (tx: Tx, organizationId: string, today: IsoDate): Promise<AmlVersionContent['people']> => {
  const holders = await listHolders(tx, [organizationId])
  const rows = await tx
    .selectFrom('living_links as l')
    .innerJoin('people as p', 'p.id', 'l.person_id')
    .select(['p.id', 'p.identity_documents', sql<boolean>`is_pep(p)`.as('pep')])
    .where('l.organization_id', '=', organizationId)
    .execute()
  const people = new Map(rows.map((row) => [row.id, row]))

  return holders.map(({ party, name, terms }) => {
    const person = 'personId' in party ? people.get(party.personId) : undefined
    return {
      name,
      roles: rolesOn(terms, today),
      pep: person?.pep ?? false,
      identityDocuments: (person?.identity_documents ?? []) as AmlVersionContent['people'][number]['identityDocuments'],
    }
  })
}

/** What a signed version of an organization's file freezes; undefined while the file has no answer. */
export const readVersionContent = async (
  tx: Tx,
  organizationId: string,
  today: IsoDate,
): Promise<Omit<AmlVersionContent, 'signedAt' | 'signedBy'> | undefined> => {
  const organization = await tx
    .selectFrom('organizations as o')
    .innerJoin('organization_aml as m', 'm.organization_id', 'o.id')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id as _id', 'o.name', 'o.cro', 'd.address', 'm.form'])
    .where('o.id', '=', organizationId)
    .executeTakeFirst()
  if (!organization) return undefined

  const { form: saved, ...named } = organization
  const form = saved as AmlVersionContent['form']
  const people = await readPeople(tx, organizationId, today)
  const documents = await tx
    .selectFrom('organization_files')
    .select(['folder', 'file_name as fileName'])
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .execute()
  const score = riskScore(form)

  return {
    organization: named,
    form,
    answered: answeredQuestions(form),
    score,
    level: riskLevel(score),
    enhanced: enhancedDiligenceReasons(
      form,
      // A file with a sanctions hit is not signed (SANC-4).
      { hasLinkedPep: people.some(({ pep }) => pep), hasSanctionsHit: false },
    ),
    people,
    documents,
  }
}
