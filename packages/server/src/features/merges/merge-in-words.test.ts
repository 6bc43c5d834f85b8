import { historyCalls } from '@registrar/domain/history/history.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { MergedRecordType } from '@registrar/domain/merges/merge'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { inTransaction } from '#platform/database/database'
import { referencesTo } from '#platform/database/references'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { movedRowsLabel } from './moved-rows-label.ts'

const app = useApp()

const preview = async (recordType: MergedRecordType, keep: string, merge: string) =>
  (await app().staff(mergesCalls.previewMerge, { body: { recordType, keep, merge } })).answer.data

const conflicts = async (...of: Parameters<typeof preview>) => (await preview(...of)).conflicts

it('the history names a record that was merged into another (HIST-3)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Linked Ltd' })
  const keep = await makePerson(app(), { firstName: 'Bob', lastName: 'Kept' })
  const merge = await makePerson(app(), { firstName: 'Robert', lastName: 'Gone' })
  const link = { peopleId: merge, organizationId, roles: ['director' as const] }
  const recordId = (await app().staff(linksCalls.createLink, { body: link })).answer.data._id
  await app().staff(mergesCalls.mergePeople, { body: { keep, merge, fields: {} } })

  const { answer } = await app().staff(historyCalls.searchHistory, { body: { recordType: 'link', recordId } })
  const people = answer.data.map(({ fields }) => fields.find(({ field }) => field === 'peopleId'))
  expect(people).toMatchObject([
    { from: 'Robert Gone', to: 'Bob Kept' },
    { from: null, to: 'Robert Gone' },
  ])
})

it('the preview speaks in words (MERGE-5, HIST-3)', async () => {
  const keep = await makeOrganization(app(), { name: 'Kept Ltd' })
  const merge = await makeOrganization(app(), { name: 'Gone Ltd' })
  const aml = { appendix4_risk_assessment: 'enhanced' as const, appendix4_expected_business: ['Accounting'] }
  await app().staff(organizationsCalls.updateOrganization, { params: { id: merge }, body: { aml } })
  const one = await makePerson(app(), { firstName: 'One', lastName: 'Same' })
  const other = await makePerson(app(), { firstName: 'Other', lastName: 'Same' })
  await app().staff(peopleCalls.updatePerson, { params: { id: other }, body: { sameAsOrganization: keep } })

  const people = (await preview('person', one, other)).fields
  expect(people.find(({ field }) => field === 'sameAsOrganization')?.merge).toBe('Kept Ltd')
  const file = (await preview('organization', keep, merge)).fields.find(({ field }) => field === 'aml')
  expect(file).toMatchObject({ label: 'AML', keep: null })
  expect(file?.merge).toContain('Appendix 4: Risk assessment: Enhanced')
  expect(file?.merge).toContain('Appendix 4: Expected business: Accounting')
})

it('returns for one day and a membership of the other are said before (MERGE-5)', async () => {
  const keep = await makeOrganization(app(), { name: 'Parent Ltd' })
  const merge = await makeOrganization(app(), { name: 'Child Ltd' })
  for (const id of [keep, merge])
    await sql`
      insert into filings (id, organization_id, made_up_to, event_date, sent_on, state)
      values (gen_random_uuid(), ${id}, '2025-10-31', '2025-10-31', '2025-11-01', 'sent')`.execute(app().db)
  await sql`
    insert into links (id, organization_id, member_id)
    values (gen_random_uuid(), ${merge}, ${keep})`.execute(app().db)

  expect(await conflicts('organization', keep, merge)).toEqual([
    {
      kind: 'annualReturn',
      text: 'Both have an annual return made up to 31/10/2025: that of the company that stays counts.',
    },
    { kind: 'membership', text: 'One is a member of the other: that membership is removed.' },
  ])
})

it('shares that one holds for the other are held for nobody after the merge, and again after its undoing (MERGE-3, MERGE-5)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Shares Ltd' })
  const keep = await makePerson(app(), { firstName: 'Ann', lastName: 'Owner' })
  const merge = await makePerson(app(), { firstName: 'Anna', lastName: 'Nominee' })
  const body = { peopleId: merge, organizationId, roles: ['shareholder' as const], nomineeFor: keep }
  const { _id: id } = (await app().staff(linksCalls.createLink, { body })).answer.data
  const nomineeFor = async () =>
    (await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data[0]?.nomineeFor

  expect(await conflicts('person', keep, merge)).toEqual([
    { kind: 'nominee', text: 'One holds shares in Shares Ltd for the other: they are held for nobody.' },
  ])
  const { mergeId } = (await app().staff(mergesCalls.mergePeople, { body: { keep, merge, fields: {} } })).answer
  expect(await nomineeFor()).toBeNull()

  const refused = await app().staff(linksCalls.updateLink, { params: { id }, body: { nomineeFor: keep } })
  expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['nomineeFor']])

  expect((await app().staff(mergesCalls.undoMerge, { params: { id: mergeId } })).status).toBe(200)
  expect(await nomineeFor()).toBe(keep)
})

/** Nobody but AML officers may learn that there is such a row (FIRM-4). */
const CONFIDENTIAL = ['aml_reports']

it.each(['organizations', 'people'] as const)(
  'all that moves with one of the %s has a name for staff (MERGE-5)',
  async (table) => {
    const references = await inTransaction(app().db, (tx) => referencesTo(tx, table))
    const moved = references.filter(({ isOwn }) => !isOwn).map((reference) => reference.table)
    const unnamed = moved.filter((name) => movedRowsLabel(name) === undefined)
    expect(new Set(unnamed)).toEqual(new Set(CONFIDENTIAL))
  },
)

it('the preview says for whom the shares are held when two links hold them for different people (MERGE-5)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Held Ltd' })
  const [keep, merge] = [await makePerson(app()), await makePerson(app())]
  const heldFor = await makePerson(app(), { firstName: 'Wanda', lastName: 'Owner' })
  const link = (peopleId: string, nomineeFor: string | null) =>
    app().staff(linksCalls.createLink, { body: { peopleId, organizationId, roles: ['shareholder'], nomineeFor } })
  await link(keep, null)
  await link(merge, heldFor)

  expect(await conflicts('person', keep, merge)).toContainEqual({
    kind: 'nominee',
    text: 'Both are linked to Held Ltd, but the shares are held for different people: all are held for Wanda Owner afterwards.',
  })
})
