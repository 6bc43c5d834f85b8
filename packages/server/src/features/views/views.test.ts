import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { viewsCalls } from '@registrar/domain/views/views.calls'
import { addMonths } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()

const views = async (list = 'people', staff = app().staff) =>
  (await staff(viewsCalls.searchViews, { body: { list } })).answer.data

const save = async (body: { name: string; list?: string; isShared?: boolean; search?: Record<string, string> }) =>
  (await app().staff(viewsCalls.createView, { body: { list: 'people', ...body } })).answer.data._id

describe('saved views', () => {
  it("are one's own or everybody's, and only who saved one changes it (VIEW-1, VIEW-2)", async () => {
    const own = await save({ name: 'PEPs', search: { pep: 'true', sortField: 'lastName' } })
    const shared = await save({ name: 'Shared', isShared: true })
    const { calls: colleague } = await makeColleague(app())

    expect(await views()).toMatchObject([
      { _id: own, name: 'PEPs', isOwn: true, isShared: false, search: { pep: 'true', sortField: 'lastName' } },
      { _id: shared, name: 'Shared', isOwn: true, user: { name: 'Niamh Kelly' } },
    ])
    expect(await views('people', colleague)).toMatchObject([{ _id: shared, isOwn: false }])
    const change = { params: { id: shared }, body: { name: 'Mine' } }
    expect((await colleague(viewsCalls.updateView, change)).status).toBe(404)
    expect((await colleague(viewsCalls.removeView, change)).status).toBe(404)
    expect((await app().staff(viewsCalls.updateView, change)).answer).toEqual({ ok: true })
    await app().staff(viewsCalls.removeView, { params: { id: own } })
    expect((await views()).map(({ name }) => name)).toEqual(['Mine'])
  })

  it('of everybody are changed and deleted by administrators, those of one user only by that user (VIEW-2)', async () => {
    const { calls: colleague } = await makeColleague(app())
    const saveAs = async (name: string, isShared: boolean) =>
      (await colleague(viewsCalls.createView, { body: { list: 'forms', name, isShared } })).answer.data._id
    const [shared, own] = [await saveAs('Of the firm', true), await saveAs('Of one', false)]

    const change = (id: string) => app().staff(viewsCalls.updateView, { params: { id }, body: { name: 'Changed' } })
    expect([(await change(shared)).status, (await change(own)).status]).toEqual([200, 404])
    expect((await views('forms', colleague)).map(({ name }) => name)).toEqual(['Changed', 'Of one'])
    const remove = (id: string) => app().staff(viewsCalls.removeView, { params: { id } })
    expect([(await remove(shared)).status, (await remove(own)).status]).toEqual([200, 404])
    expect((await views('forms', colleague)).map(({ name }) => name)).toEqual(['Of one'])
  })

  it('can be chosen as the default of their own list only, and the choice can be taken back (VIEW-3)', async () => {
    const viewId = await save({ name: 'Default', list: 'orders' })
    const choose = (chosen: string | null) =>
      app().staff(viewsCalls.chooseDefaultView, { body: { list: 'orders', viewId: chosen } })

    await choose(viewId)
    expect(await views('orders')).toMatchObject([{ _id: viewId, isDefault: true }])
    await choose(null)
    expect(await views('orders')).toMatchObject([{ _id: viewId, isDefault: false }])
    expect((await choose('late-annual-returns')).status).toBe(404)
  })

  it('begin with late annual returns, my companies and incomplete AML files, and the list of organizations accepts their filters (VIEW-4)', async () => {
    const late = await makeOrganization(app(), {
      incorporationDate: addMonths(today('Europe/Dublin'), -14),
      users: [{ userId: app().staffId }],
    })
    await makeOrganization(app(), {})

    const starting = await views('organizations')
    expect(starting.map(({ name }) => name)).toEqual(['Late annual returns', 'My companies', 'AML incomplete'])
    const found = await Promise.all(
      starting.map(async ({ search }) =>
        (await app().staff(organizationsCalls.searchOrganizations, { body: search })).answer.data.map(({ _id }) => _id),
      ),
    )
    expect(found).toEqual([[late], [late], expect.arrayContaining([late])])
    expect(found[2]).toHaveLength(2)
  })

  it('keep the columns in their order, which win over the hidden ones; both are answered (VIEW-1)', async () => {
    const columns = [{ field: 'name', width: 320 }, { field: 'mail' }, { field: 'cro' }]
    const body = { list: 'organizations', name: 'By number', hiddenColumns: ['firstAr'], columns }
    const { answer } = await app().staff(viewsCalls.createView, { body })
    const saved = async () => (await views('organizations')).find(({ _id }) => _id === answer.data._id)
    expect(await saved()).toMatchObject({ columns, hiddenColumns: ['firstAr'] })

    await app().staff(viewsCalls.updateView, {
      params: { id: answer.data._id },
      body: { columns: [{ field: 'cro', width: 90 }] },
    })
    expect(await saved()).toMatchObject({ columns: [{ field: 'cro', width: 90 }], name: 'By number' })
    await app().staff(viewsCalls.updateView, { params: { id: answer.data._id }, body: { name: 'Renamed' } })
    expect((await saved())?.columns).toHaveLength(1)
  })

  it.each([
    ['a column twice', [{ field: 'cro' }, { field: 'cro' }]],
    ['a column without a field', [{ field: ' ' }]],
    ['a width of nothing', [{ field: 'cro', width: 0 }]],
    ['a width beyond a screen', [{ field: 'cro', width: 5000 }]],
  ])('refuse %s (VIEW-1)', async (_what, columns) => {
    const refused = await app().staff(viewsCalls.createView, { body: { list: 'people', name: 'Odd', columns } })
    expect([refused.status, refused.problem.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('are counted by one call, each as its list finds it (VIEW-5)', async () => {
    await makeOrganization(app(), { name: 'Counted Alpha', creationStatus: 'COMPLETED' })
    await makeOrganization(app(), { name: 'Counted Beta', creationStatus: 'LATE' })
    const search = 'counted'
    const count = async (list: string, searches: Record<string, unknown>[]) =>
      app().staff(viewsCalls.countViews, { body: { list, searches } })

    const found = await count('organizations', [
      { search },
      { search, creationStatus: 'LATE' },
      { search, hasRed: true, page: 3 },
      { sortField: 'shoeSize' },
    ])
    expect(found.answer.data).toEqual([2, 1, 2, null])
    const mine = await app().staff(deadlinesCalls.searchDeadlines, { body: { user: 'me' } })
    expect((await count('deadlines', [{ user: 'me' }, { user: 'me', kinds: ['TASK'] }])).answer.data).toEqual([
      mine.answer.totalItems,
      0,
    ])
    expect((await count('people', [])).answer.data).toEqual([])
    const unknown = await count('__proto__', [{}])
    expect([unknown.status, unknown.problem.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('are not shared by somebody who may only read (VIEW-2)', async () => {
    const { id, calls } = await makeColleague(app())
    const body = { list: 'links', name: 'Of the reader', isShared: true }
    const created = (await calls(viewsCalls.createView, { body })).answer.data._id
    await app().staff(staffCalls.updateStaff, { params: { id }, body: { role: 'readOnly' } })

    const refused = await calls(viewsCalls.createView, { body })
    expect([refused.status, refused.problem.code]).toEqual([403, 'FORBIDDEN'])
    const own = (await calls(viewsCalls.createView, { body: { ...body, isShared: false } })).answer.data._id
    const update = async (viewId: string, changes: object) =>
      (await calls(viewsCalls.updateView, { params: { id: viewId }, body: changes })).status
    expect(await update(own, { name: 'Another name' })).toBe(200)
    expect(await update(own, { isShared: true })).toBe(403)
    expect(await update(created, { name: 'For everybody' })).toBe(403)
    expect(await update(created, { isShared: false, name: 'Mine alone' })).toBe(200)
    expect(await views('links')).toEqual([])
  })
})
