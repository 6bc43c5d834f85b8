import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { erase, makeEnded } from '../retention/retention.factory.ts'

const app = useApp()

const dated = {
  terms: [{ role: 'shareholder' as const, appointed: '2020-01-01', ceased: null }],
  holdings: [{ class: 'Ordinary', number: 60, nominal: 1, acquired: '2020-01-01', ceased: null }],
  beneficiaryPercentage: 60,
}

/** A link of a person and a company member, which are removed and restored alike. */
const link = {
  recordType: 'link' as const,
  makeEnd: () => makePerson(app(), { firstName: 'Róisín', lastName: 'Owning' }),
  create: async (peopleId: string, organizationId: string, nomineeFor: string | null = null) => {
    const body = { peopleId, organizationId, ...dated, nomineeFor }
    return (await app().staff(linksCalls.createLink, { body })).answer.data._id
  },
  remove: (id: string) => app().staff(linksCalls.removeLink, { params: { id } }),
  list: async (organizationId: string) =>
    (await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data,
  title: 'Róisín Owning',
}

const member = {
  recordType: 'company-member' as const,
  makeEnd: () => makeOrganization(app(), { name: 'Owning Holdings' }),
  create: async (memberId: string, organizationId: string, nomineeFor: string | null = null) => {
    const body = { memberId, organizationId, ...dated, nomineeFor }
    return (await app().staff(companyMembersCalls.createCompanyMember, { body })).answer.data._id
  },
  remove: (id: string) => app().staff(companyMembersCalls.removeCompanyMember, { params: { id } }),
  list: async (organizationId: string) =>
    (await app().staff(companyMembersCalls.searchCompanyMembers, { body: { organizationId } })).answer.data,
  title: 'Owning Holdings',
}

const restore = async (recordType: HistoryRecordType, _id: string) =>
  (await app().staff(binCalls.restoreFromBin, { body: { items: [{ recordType, _id }] } })).answer.data

const binOf = async (recordType: HistoryRecordType, search: string) =>
  (await app().staff(binCalls.searchBin, { body: { search, recordTypes: [recordType] } })).answer.data

const removeOrganization = (id: string) => app().staff(organizationsCalls.removeOrganization, { params: { id } })

const latestEntry = async (recordType: HistoryRecordType, recordId: string) => {
  const { answer } = await app().staff(historyCalls.searchHistory, { body: { recordType, recordId } })
  return answer.data[0]
}

describe.each([link, member])(
  'a removed $recordType (LINK-9)',
  ({ recordType, makeEnd, create, remove, list, title }) => {
    it('waits in the bin under its name and its organization, and comes back the same (BIN-1, BIN-2)', async () => {
      const organizationId = await makeOrganization(app(), { name: `Owned by a ${recordType}` })
      const nomineeFor = await makePerson(app())
      const id = await create(await makeEnd(), organizationId, nomineeFor)
      const [before] = await list(organizationId)
      await remove(id)

      expect(await list(organizationId)).toEqual([])
      expect(await binOf(recordType, `Owned by a ${recordType}`)).toMatchObject([
        { _id: id, recordType, title, subtitle: `Owned by a ${recordType}`, deletedBy: { _id: app().staffId } },
      ])

      expect(await restore(recordType, id)).toEqual([{ _id: id, recordType, ok: true }])
      expect(await list(organizationId)).toEqual([{ ...before, version: expect.any(Number) }])
      expect(await binOf(recordType, `Owned by a ${recordType}`)).toEqual([])
      expect(await restore(recordType, id)).toMatchObject([{ ok: false, reason: 'This record is not in the bin.' }])
    })

    it('stays in the bin while the two are linked again, while one of them is deleted, and as another kind (BIN-3)', async () => {
      const [end, organizationId] = [await makeEnd(), await makeOrganization(app())]
      const id = await create(end, organizationId)
      await remove(id)
      const other = recordType === 'link' ? 'company-member' : 'link'
      expect(await restore(other, id)).toMatchObject([{ ok: false, reason: 'This record is not in the bin.' }])

      const again = await create(end, organizationId)
      expect(await restore(recordType, id)).toMatchObject([{ ok: false, reason: expect.stringContaining('already') }])
      await remove(again)

      await removeOrganization(organizationId)
      expect(await restore(recordType, id)).toMatchObject([
        { ok: false, reason: 'The organization is in the bin. Restore the organization first.' },
      ])
      await restore('organization', organizationId)
      expect(await restore(recordType, id)).toMatchObject([{ ok: true }])
    })

    it('is put back by its history, which names both ends (HIST-3, HIST-4)', async () => {
      const organizationId = await makeOrganization(app(), { name: 'Named in the history' })
      const id = await create(
        await makeEnd(),
        organizationId,
        await makePerson(app(), { firstName: 'Nóra', lastName: 'Ní' }),
      )
      await remove(id)

      const entry = await latestEntry(recordType, id)
      expect(entry?.action).toBe('deleted')
      expect(entry?.fields).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ label: recordType === 'link' ? 'Person' : 'Company member', from: title }),
          expect.objectContaining({ label: 'Organization', from: 'Named in the history' }),
          expect.objectContaining({ label: 'Held for', from: 'Nóra Ní' }),
          expect.objectContaining({ label: 'Terms of office', from: expect.stringContaining('01/01/2020') }),
          expect.objectContaining({ label: 'Shares', from: expect.stringContaining('60 Ordinary') }),
        ]),
      )

      const undone = await app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })
      expect(undone.status).toBe(200)
      expect(await list(organizationId)).toMatchObject([{ _id: id, ...dated }])
      const restored = await latestEntry(recordType, id)
      expect(restored?.action).toBe('restored')
      expect(restored?.fields.map(({ field }) => field).toSorted()).toEqual(
        entry?.fields.map(({ field }) => field).toSorted(),
      )
    })

    it('comes back with its shares held for nobody when the person for whom they were held was erased meanwhile (BIN-2)', async () => {
      const [organizationId, nominee] = [await makeOrganization(app()), await makePerson(app())]
      const id = await create(await makeEnd(), organizationId, nominee)
      await remove(id)
      await app().db.deleteFrom('people').where('id', '=', nominee).execute()

      expect(await restore(recordType, id)).toMatchObject([{ ok: true }])
      expect(await list(organizationId)).toMatchObject([{ _id: id, nomineeFor: null }])
    })

    it('is gone from the registers, and in them again once it is restored (BIN-2)', async () => {
      const organizationId = await makeOrganization(app())
      const id = await create(await makeEnd(), organizationId)
      const members = async () => {
        const body = { organizationId, register: 'members' as const, asAt: '2024-01-01' }
        return (await app().staff(registersCalls.searchRegister, { body })).answer.data.map(({ name }) => name)
      }
      expect(await members()).toContain(title)

      await remove(id)
      expect(await members()).not.toContain(title)
      await restore(recordType, id)
      expect(await members()).toContain(title)
    })
  },
)

it('a link, also in the bin, is held for nobody once the person for whom it was held is merged into its holder (MERGE-1)', async () => {
  const [holder, nominee] = [await makePerson(app()), await makePerson(app())]
  const [organizationId, other] = [await makeOrganization(app()), await makeOrganization(app())]
  const inBin = await link.create(holder, organizationId, nominee)
  await link.remove(inBin)
  await link.create(holder, other, nominee)

  const { answer } = await app().staff(mergesCalls.mergePeople, { body: { keep: holder, merge: nominee } })
  await restore('link', inBin)
  expect(await link.list(organizationId)).toMatchObject([{ nomineeFor: null }])
  expect(await link.list(other)).toMatchObject([{ nomineeFor: null }])

  await app().staff(mergesCalls.undoMerge, { params: { id: answer.mergeId } })
  expect(await link.list(other)).toMatchObject([{ nomineeFor: nominee }])
})

it('shares are held for the same person again after a merge is undone, also of a link that was removed or restored since (MERGE-6)', async () => {
  const [holder, keep, nominee] = [await makePerson(app()), await makePerson(app()), await makePerson(app())]
  const [organizationId, other] = [await makeOrganization(app()), await makeOrganization(app())]
  const removedSince = await link.create(holder, organizationId, nominee)
  const restoredSince = await link.create(holder, other, nominee)
  await link.remove(restoredSince)

  const { answer } = await app().staff(mergesCalls.mergePeople, { body: { keep, merge: nominee } })
  await link.remove(removedSince)
  await restore('link', restoredSince)
  await app().staff(mergesCalls.undoMerge, { params: { id: answer.mergeId } })
  await restore('link', removedSince)

  expect(await link.list(organizationId)).toMatchObject([{ nomineeFor: nominee }])
  expect(await link.list(other)).toMatchObject([{ nomineeFor: nominee }])
})

describe('a company member', () => {
  it('gets old values back, one by one and as it was on a day (HIST-4, HIST-6)', async () => {
    const organizationId = await makeOrganization(app())
    const id = await member.create(await member.makeEnd(), organizationId)
    const created = await latestEntry('company-member', id)
    const body = { holdings: [], beneficiaryPercentage: 10 }
    await app().staff(companyMembersCalls.updateCompanyMember, { params: { id }, body })

    const entry = await latestEntry('company-member', id)
    const params = { id: entry?._id ?? '' }
    await app().staff(historyCalls.restoreHistory, { params, body: { fields: ['holdings'] } })
    expect(await member.list(organizationId)).toMatchObject([{ holdings: dated.holdings, beneficiaryPercentage: 10 }])

    const asOf = { recordType: 'company-member' as const, recordId: id, at: created?.at ?? '' }
    expect((await app().staff(historyCalls.restoreHistoryAsOf, { body: asOf })).status).toBe(200)
    expect(await member.list(organizationId)).toMatchObject([dated])
  })

  it('in the bin follows its company into the one that stays of a merge, and back when that is undone (MERGE-1, MERGE-6)', async () => {
    const [keep, merge] = [await makeOrganization(app(), { name: 'Staying Ltd' }), await makeOrganization(app())]
    const organizationId = await makeOrganization(app())
    const id = await member.create(merge, organizationId)
    await member.remove(id)

    const { answer } = await app().staff(mergesCalls.mergeOrganizations, { body: { keep, merge } })
    expect(await binOf('company-member', 'Staying')).toMatchObject([{ _id: id }])
    await restore('company-member', id)
    expect(await member.list(organizationId)).toMatchObject([{ _id: id, memberId: keep }])

    await app().staff(mergesCalls.undoMerge, { params: { id: answer.mergeId } })
    expect(await member.list(organizationId)).toMatchObject([{ _id: id, memberId: merge, ...dated }])
  })

  it('removed after a merge goes back with its company when the merge is undone (MERGE-6)', async () => {
    const [keep, merge] = [await makeOrganization(app()), await makeOrganization(app())]
    const organizationId = await makeOrganization(app())
    const id = await member.create(merge, organizationId)
    const { answer } = await app().staff(mergesCalls.mergeOrganizations, { body: { keep, merge } })
    await member.remove(id)

    await app().staff(mergesCalls.undoMerge, { params: { id: answer.mergeId } })
    await restore('company-member', id)
    expect(await member.list(organizationId)).toMatchObject([{ _id: id, memberId: merge }])
  })

  it('in the bin between two companies that become one is gone, because a company is no member of itself (MERGE-3)', async () => {
    const [keep, merge] = [await makeOrganization(app()), await makeOrganization(app())]
    const id = await member.create(merge, keep)
    await member.remove(id)

    const { answer } = await app().staff(mergesCalls.mergeOrganizations, { body: { keep, merge } })
    expect(await restore('company-member', id)).toMatchObject([{ ok: false }])
    await app().staff(mergesCalls.undoMerge, { params: { id: answer.mergeId } })
    expect(await restore('company-member', id)).toMatchObject([{ ok: true }])
  })

  it('in the bin still counts for how long its company is kept, also once the other one is erased (RET-1)', async () => {
    const [company, other] = [await makeEnded(app(), '2015-03-01'), await makeEnded(app(), '2016-01-01')]
    const join = async (organizationId: string) => member.remove(await member.create(company, organizationId))
    const keptUntil = async () => {
      const { answer } = await app().staff(retentionCalls.searchRetention, { body: { limit: 1000 } })
      return answer.data.find(({ _id }) => _id === company)?.retentionEndsOn
    }

    await join(other)
    expect(await keptUntil()).toBe('2021-01-01')
    expect(await erase(app(), { recordType: 'organization', _id: other })).toMatchObject([{ ok: true }])
    expect(await keptUntil()).toBe('2021-01-01')
    await join(await makeOrganization(app()))
    expect(await keptUntil()).toBeUndefined()
  })
})
