import { binCalls } from '@registrar/domain/bin/bin.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { vi } from 'vitest'
import { loadSanctionsList } from '#features/sanctions'
import { now, today } from '#platform/clock'
import type { TestApp } from '#testing/test-app'
import { makeColleague } from '../users/users.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { completeForm, makeCompleteFile } from './aml.factory.ts'
import { papersOf, type RandomFact } from './random-fact.factory.ts'

/** Clients whose files rest on each other's facts: two that may be signed, and a company above; with all that is linked since. */
export type Clients = {
  companies: string[]
  people: string[]
  links: string[]
  members: string[]
  merges: string[]
  colleague: string
}

const pick = (ids: readonly string[], place: number): string => ids[place % ids.length] ?? ''

/** Two files that may be signed, a company without one, and a colleague. */
export const makeClients = async (app: TestApp): Promise<Clients> => {
  const [one, other] = [await makeCompleteFile(app), await makeCompleteFile(app, {}, { firstName: 'Petra' })]
  const holding = await makeOrganization(app, { name: 'Holding Ltd' })
  const somebody = await makePerson(app, { firstName: 'Somebody', lastName: 'Else' })
  const links = await Promise.all(
    [one, other].map(({ organizationId }) => app.staff(linksCalls.searchLinks, { body: { organizationId } })),
  )
  return {
    companies: [one.organizationId, other.organizationId, holding],
    people: [one, other].flatMap(({ peopleId, ownerId }) => [peopleId, ownerId]).concat(somebody),
    links: links.flatMap(({ answer }) => answer.data.map(({ _id }) => _id)),
    members: [],
    merges: [],
    colleague: (await makeColleague(app)).id,
  }
}

type Fact<K extends RandomFact['do']> = Extract<RandomFact, { do: K }>

const day = () => today('Europe/Dublin')

const putLink = async ({ staff }: TestApp, clients: Clients, { which, other, fields }: Fact<'link'>): Promise<void> => {
  const { isNominee, ...body } = fields
  const nomineeFor = isNominee ? { nomineeFor: pick(clients.people, other + 1) } : {}
  const ends = { organizationId: pick(clients.companies, which), peopleId: pick(clients.people, other) }
  const { status, answer } = await staff(linksCalls.createLink, { body: { ...ends, ...body, ...nomineeFor } })
  if (status === 200) clients.links.push(answer.data._id)
  else
    await staff(linksCalls.updateLink, { params: { id: pick(clients.links, which) }, body: { ...body, ...nomineeFor } })
}

const putMember = async ({ staff }: TestApp, clients: Clients, { which, other, percentage }: Fact<'linkCompany'>) => {
  const body = { roles: ['shareholder' as const], beneficiaryPercentage: percentage }
  const ends = { organizationId: pick(clients.companies, which), memberId: pick(clients.companies, other) }
  const { status, answer } = await staff(companyMembersCalls.createCompanyMember, { body: { ...ends, ...body } })
  if (status === 200) clients.members.push(answer.data._id)
  else await staff(companyMembersCalls.updateCompanyMember, { params: { id: pick(clients.members, which) }, body })
}

const allot = async ({ staff }: TestApp, clients: Clients, { which, other, number }: Fact<'allot'>) => {
  const organizationId = pick(clients.companies, which)
  const { answer } = await staff(sharesCalls.createShareClass, {
    body: { organizationId, name: `Class ${number}`, nominal: 1, currency: 'EUR', votes: 1 },
  })
  const to = [{ personId: pick(clients.people, other) }]
  await staff(sharesCalls.createShareEvent, {
    body: {
      organizationId,
      kind: 'allotment',
      on: addDays(day(), -1),
      classId: answer.data?._id ?? '',
      number,
      to,
      paidPerShare: 1,
    },
  })
}

const lists = {
  sanctions: ['Ivan Petrov', 'Petrov Trading'],
  pep: ['Petra Exposed'],
}

const loadList = ({ db }: TestApp, { kind, isLong }: Fact<'loadList'>) => {
  const names = isLong ? lists[kind] : ['Nobody at all']
  const entries = names.map((name) => ({ key: name, kind: null, names: [name], births: [], programme: null }))
  return loadSanctionsList(
    db,
    { fileName: `${kind}.csv`, name: kind === 'pep' ? 'PEP' : '', kind, day: day() },
    entries,
  )
}

const removeList = async ({ staff }: TestApp, { which }: Fact<'removeList'>) => {
  const { answer } = await staff(sanctionsCalls.listSanctionsLists)
  const id = pick(
    answer.data.map(({ _id }) => _id),
    which,
  )
  if (id) await staff(sanctionsCalls.removeSanctionsList, { params: { id } })
}

const decide = async ({ staff }: TestApp, { which, state }: Fact<'decide'>) => {
  const { answer } = await staff(sanctionsCalls.searchSanctions, { body: { limit: 1000 } })
  const id = pick(
    answer.data.map(({ _id }) => _id),
    which,
  )
  if (id) await staff(sanctionsCalls.decideSanctionsHit, { params: { id }, body: { state, reason: 'A test' } })
}

const undo = async ({ staff }: TestApp, recordId: string) => {
  const { answer } = await staff(historyCalls.searchHistory, {
    body: { recordType: 'organization', recordId, limit: 1 },
  })
  await staff(historyCalls.restoreHistory, { params: { id: answer.data[0]?._id ?? '0' }, body: {} })
}

const approve = async (app: TestApp, clients: Clients, { which, isAdmin, role }: Fact<'approver'>) => {
  await app.staff(staffCalls.updateStaff, { params: { id: clients.colleague }, body: { role } })
  const enhanced_approved_by = { user_id: isAdmin ? app.staffId : clients.colleague, user_name: 'X Y' }
  const params = { id: pick(clients.companies, which) }
  await app.staff(organizationsCalls.updateOrganization, { params, body: { aml: { enhanced_approved_by } } })
}

const merge = async ({ staff }: TestApp, { people, merges }: Clients, { which, other }: Fact<'merge'>) => {
  const body = { keep: pick(people, which), merge: pick(people, other), fields: {} }
  const { status, answer } = await staff(mergesCalls.mergePeople, { body })
  if (status === 200) merges.push(answer.mergeId)
}

// Files that have lost what they need may be signed again, unless something else stands against it.
const complete = async ({ staff }: TestApp, { companies, people }: Clients, { which }: Fact<'complete'>) => {
  const id = pick(companies, which)
  const looked = { rbo_checked_on: day(), rbo_extract: '/file/x', rbo_discrepancy: false }
  await staff(organizationsCalls.updateOrganization, { params: { id }, body: { aml: { ...completeForm, ...looked } } })
  for (const person of people)
    await staff(peopleCalls.updatePerson, {
      params: { id: person },
      body: { identityDocuments: papersOf(day()).complete },
    })
}

const waitDays = (days: number): void => void vi.setSystemTime(Date.parse(now()) + days * 86_400_000)

/** Changes one thing that files rest on, through the API. A rule may refuse it; then nothing changes. */
export const changeFact = async (app: TestApp, clients: Clients, fact: RandomFact): Promise<unknown> => {
  const { staff } = app
  const inBin = (recordType: 'person' | 'organization', _id: string) =>
    staff(binCalls.restoreFromBin, { body: { items: [{ recordType, _id }] } })
  const companyOf = (which: number) => ({ id: pick(clients.companies, which) })
  const personOf = (which: number) => ({ id: pick(clients.people, which) })

  switch (fact.do) {
    case 'answer':
      return staff(organizationsCalls.updateOrganization, { params: companyOf(fact.which), body: { aml: fact.aml } })
    case 'complete':
      return complete(app, clients, fact)
    case 'company':
      return staff(organizationsCalls.updateOrganization, { params: companyOf(fact.which), body: fact.fields })
    case 'person':
      return staff(peopleCalls.updatePerson, { params: personOf(fact.which), body: fact.fields })
    case 'link':
      return putLink(app, clients, fact)
    case 'unlink':
      return staff(linksCalls.removeLink, { params: { id: pick(clients.links, fact.which) } })
    case 'linkCompany':
      return putMember(app, clients, fact)
    case 'unlinkCompany':
      return staff(companyMembersCalls.removeCompanyMember, { params: { id: pick(clients.members, fact.which) } })
    case 'allot':
      return allot(app, clients, fact)
    case 'removePerson':
      return staff(peopleCalls.removePerson, { params: personOf(fact.which) })
    case 'restorePerson':
      return inBin('person', personOf(fact.which).id)
    case 'removeCompany':
      return staff(organizationsCalls.removeOrganization, { params: companyOf(fact.which) })
    case 'restoreCompany':
      return inBin('organization', companyOf(fact.which).id)
    case 'merge':
      return merge(app, clients, fact)
    case 'undoMerge':
      return staff(mergesCalls.undoMerge, { params: { id: pick(clients.merges, fact.which) } })
    case 'undo':
      return undo(app, companyOf(fact.which).id)
    case 'loadList':
      return loadList(app, fact)
    case 'removeList':
      return removeList(app, fact)
    case 'decide':
      return decide(app, fact)
    case 'approver':
      return approve(app, clients, fact)
    case 'setting':
      return staff(settingsCalls.updateSettings, { body: { proofOfAddressMonths: fact.months } })
    case 'accept': {
      const organizationId = companyOf(fact.which).id
      return staff(amlCalls.signAmlVersion, { body: { organizationId, acceptOpen: 'Papers follow' } })
    }
    case 'nextDay':
      return waitDays(fact.days)
  }
}
