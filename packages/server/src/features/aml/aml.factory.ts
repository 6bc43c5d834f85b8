import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addMonths } from '@registrar/domain/shared/iso-date'
import { loadSanctionsList } from '#features/sanctions'
import { today } from '#platform/clock'
import type { TestApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

/** The papers of somebody who is identified: a passport and a proof of address, certified today. */
export const certifiedPapers = () => {
  const day = today('Europe/Dublin')
  const certified = { certifiedBy: 'Niamh Kelly', certifiedOn: day }
  return [
    { type: 'Passport', number: 'P123', expiresOn: addMonths(day, 60), ...certified },
    { type: 'Utility bill', issuedOn: addMonths(day, -1), ...certified },
  ]
}

/** Loads a list on which nobody is, unless one is loaded. */
export const loadAnyList = async ({ db }: TestApp): Promise<void> => {
  const list = await db.selectFrom('sanctions_lists').select('id').where('kind', '=', 'sanctions').executeTakeFirst()
  const nobody = { key: 'none', kind: null, names: ['Nobody at all'], births: [], programme: null }
  if (!list) await loadSanctionsList(db, { fileName: 'nobody.csv', day: '2026-01-01' }, [nobody])
}

/** The answers of a file of a company that nothing is missing in. */
export const completeForm = {
  ...amlDefaults,
  appendix4_registered_number: '730111',
  appendix6_name_of_client: 'Aoife Byrne',
} as const

/** Creates an organization whose file may be signed: with answers, a director and an owner who are identified, and a list. */
export const makeCompleteFile = async (
  app: TestApp,
  fields: Partial<BodyInput<typeof organizationsCalls.createOrganization>> = {},
  person: Partial<BodyInput<typeof peopleCalls.createPerson>> = {},
): Promise<{ organizationId: string; peopleId: string; ownerId: string }> => {
  await loadAnyList(app)
  const organizationId = await makeOrganization(app, { aml: completeForm, ...fields })
  const peopleId = await makePerson(app, { identityDocuments: certifiedPapers(), ...person })
  const ownerId = await makePerson(app, { firstName: 'Orla', lastName: 'Nolan', identityDocuments: certifiedPapers() })
  await app.staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } })
  await app.staff(linksCalls.createLink, {
    body: { organizationId, peopleId: ownerId, roles: ['shareholder'], beneficiaryPercentage: 100 },
  })
  return { organizationId, peopleId, ownerId }
}
