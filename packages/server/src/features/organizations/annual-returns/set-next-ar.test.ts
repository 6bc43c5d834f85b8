import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations.factory.ts'

const app = useApp()

const save = (id: string, body: object) => app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
const changes = (id: string) =>
  app().db.selectFrom('changes').select('fields').where('record_id', '=', id).orderBy('id').execute()

describe('Next AR set by hand (AR-9)', () => {
  it('is the date sent with a reason, which the change log keeps', async () => {
    const id = await makeOrganization(app(), { incorporationDate: '1984-04-06', status: true })

    const { answer } = await save(id, { nextArReminder: '2026-09-30', nextArReason: ' As on the CRO ' })

    expect(answer).toMatchObject({ nextArReminder: '2026-09-30', countedNextAr: '2026-09-30' })
    expect((await changes(id)).at(-1)?.fields).toMatchObject({
      nextArReminder: ['1985-10-06', '2026-09-30'],
      nextArReason: [null, 'As on the CRO'],
    })
  })

  it.each([undefined, null, '', '  '])('is ignored with the reason %j', async (nextArReason) => {
    const id = await makeOrganization(app(), { incorporationDate: '2026-01-31' })
    const { status, answer } = await save(id, { nextArReminder: '1999-01-01', nextArReason })
    expect([status, answer.nextArReminder]).toEqual([200, '2026-07-31'])
  })

  it('is never lowered by an old whole record sent back', async () => {
    const id = await makeOrganization(app(), { incorporationDate: '1984-04-06' })
    const { answer: old } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    await save(id, { nextArReminder: '2026-09-30', nextArReason: 'As on the CRO' })

    const { version: _, ...unversioned } = old
    for (const body of [old, unversioned, { nextArReminder: 7 }]) expect((await save(id, body)).status).toBe(200)

    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    expect(answer.nextArReminder).toBe('2026-09-30')
  })

  it.each([undefined, null, '', '31/02/2026'])('is refused with a reason and the date %j', async (nextArReminder) => {
    const id = await makeOrganization(app())
    const { status, problem } = await save(id, { nextArReminder, nextArReason: 'As on the CRO' })
    expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(problem.fields).toHaveProperty('nextArReminder')
  })

  it('is logged once when it is set again to the same date', async () => {
    const id = await makeOrganization(app())
    const body = { nextArReminder: '2026-09-30', nextArReason: 'As on the CRO' }
    await save(id, body)
    await save(id, body)
    expect(await changes(id)).toHaveLength(2)
  })
})

it('the reason of a B1B73 is kept in the change log beside it (AR-11)', async () => {
  const id = await makeOrganization(app(), { incorporationDate: '2026-01-31' })
  await save(id, { B1B73: '2026-09-30', B1B73Reason: 'Agreed with the CRO' })
  expect((await changes(id)).at(-1)?.fields).toMatchObject({
    B1B73: [null, '2026-09-30'],
    B1B73Reason: [null, 'Agreed with the CRO'],
  })
})
