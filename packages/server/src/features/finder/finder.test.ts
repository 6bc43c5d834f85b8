import { finderCalls } from '@registrar/domain/finder/finder.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { useApp } from '#testing/test-app'

const app = useApp()

const find = async (search: string, limit?: number) => {
  const { status, answer } = await app().staff(finderCalls.searchFinder, { body: { search, ...(limit && { limit }) } })
  expect(status).toBe(200)
  return answer.data
}

const makeOrganization = async (name: string, cro?: string) =>
  (await app().staff(organizationsCalls.createOrganization, { body: { name, ...(cro && { cro }) } })).answer.data._id

const makePerson = async (firstName: string, lastName: string, more: object = {}) =>
  (await app().staff(peopleCalls.createPerson, { body: { firstName, lastName, ...more } })).answer.data._id

it('the finder answers 401 without a session (USER-1)', async () => {
  expect((await app().anybody(finderCalls.searchFinder, { body: { search: 'a' } })).status).toBe(401)
})

it('the finder finds records of every kind, each with its page (FIND-1)', async () => {
  const organizationId = await makeOrganization('Zephyr Holdings', '700001')
  const person = await makePerson('Zephyr', 'Nolan')
  await app().staff(linksCalls.createLink, { body: { peopleId: person, organizationId, roles: ['director'] } })
  const task = await app().staff(tasksCalls.createTask, {
    body: { title: 'Call zephyr back', organizationId, users: [{ userId: app().staffId }] },
  })
  const order = await app().staff(ordersCalls.createOrder, {
    body: {
      newOrganization: true,
      company: 'Zephyr',
      firstName: 'Ian',
      lastName: 'Nolan',
      totalPaid: 0,
      product: 'Seal',
      dateOrder: '2026-11-02',
    },
  })
  const followUp = await app().staff(followUpsCalls.startFollowUp, {
    body: { name: 'VAT_REGISTRATION', organization_id: organizationId },
  })
  const [form, mail] = [newId(), newId()]
  await app()
    .db.insertInto('forms')
    .values({ id: form, organization_name_1: 'Zephyr Foods', description: 'Food', reference: 'REF-ZEPHYR' })
    .execute()
  const sent = { sender: 'a@example.ie', recipient: 'nolan@example.ie', subject: 'Welcome Zephyr', text_content: 'x' }
  await app()
    .db.insertInto('mails')
    .values({ id: mail, message_id: 'm1', ...sent })
    .execute()

  const found = await find('ZEPHYR', 50)
  const byKind = Object.fromEntries(found.map(({ recordType, ...record }) => [recordType, record]))

  expect(byKind).toEqual({
    organization: {
      _id: organizationId,
      title: 'Zephyr Holdings',
      subtitle: 'CRO 700001',
      path: `/organization/${organizationId}`,
    },
    person: { _id: person, title: 'Zephyr Nolan', subtitle: 'Zephyr Holdings', path: `/people/${person}` },
    task: {
      _id: task.answer.data._id,
      title: 'Call zephyr back',
      subtitle: 'Zephyr Holdings',
      path: `/task/${task.answer.data._id}`,
    },
    order: {
      _id: order.answer.data._id,
      title: 'Seal',
      subtitle: 'Zephyr',
      path: `/order/${order.answer.data._id}`,
    },
    form: { _id: form, title: 'Zephyr Foods', subtitle: 'REF-ZEPHYR', path: `/form/${form}` },
    'follow-up': {
      _id: followUp.answer.data._id,
      title: 'VAT Registration',
      subtitle: 'Zephyr Holdings',
      path: `/organization/${organizationId}/FOLLOW_UP_TAB`,
    },
    mail: { _id: mail, title: 'Welcome Zephyr', subtitle: null, path: '/email?search=Welcome%20Zephyr' },
  })
  expect((await find('zephyr vat')).map(({ recordType }) => recordType)).toEqual(['follow-up'])
})

it('the finder puts the organization with exactly that CRO number first (FIND-2)', async () => {
  await makeOrganization('445566 Trading')
  await makeOrganization('445566')
  const exact = await makeOrganization('Aran Knitwear', '445566')
  await makeOrganization('Other', '4455667')

  for (const search of ['445566', ' CRO 445566 ']) expect((await find(search, 1))[0]?._id).toBe(exact)
})

it('the finder puts a title that equals the search first, and then those that begin with it (FIND-2)', async () => {
  for (const name of ['The Nore', 'Nore Fishing', 'Nore']) await makeOrganization(name)
  expect((await find('nore')).map(({ title }) => title)).toEqual(['Nore', 'Nore Fishing', 'The Nore'])
  expect(await find('nore', 2)).toHaveLength(2)
})

it('a search of two letters finds only names that begin with it, and an empty search finds nothing (FIND-2)', async () => {
  await makeOrganization('Qx Labs')
  await makeOrganization('Aqx Works')
  await makePerson('Ada', 'Qxley')
  expect((await find('qx')).map(({ title }) => title).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Ada Qxley',
    'Qx Labs',
  ])
  expect(await find('  ')).toEqual([])
})

it('the finder never finds what is deleted, does not look at PPS numbers or streets, and shows only names (FIND-3)', async () => {
  const organizationId = await makeOrganization('Gone Fishing')
  await app().staff(followUpsCalls.startFollowUp, {
    body: { name: 'VAT_REGISTRATION', organization_id: organizationId },
  })
  await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
  const details = { pps: '7654321T', mail: 'mona@example.ie', phone: '+353 86 555 0199', street: '5 Secret Lane' }
  await makePerson('Mona', 'Quirke', details)

  expect(await find('gone fishing')).toEqual([])
  for (const search of ['7654321T', 'Secret Lane']) expect(await find(search)).toEqual([])
  const text = JSON.stringify([...(await find('Quirke')), ...(await find('mona@example.ie'))])
  expect(text).toContain('Mona Quirke')
  for (const value of Object.values(details)) expect(text).not.toContain(value)
})

it('the finder treats any search as plain text', async () => {
  for (const search of ["o'%_\\", '😀', '"', '(a|b)*', '%%%']) expect(await find(search)).toEqual([])
})

it('a person whose first name was emptied is found by the last name alone, before longer names (FIND-2, PERSON-1)', async () => {
  const longer = await makePerson('Quillan', 'Breathnach')
  const person = await makePerson('Ann', 'Quillan')
  await app().staff(peopleCalls.updatePerson, { params: { id: person }, body: { firstName: '' } })

  const found = await find('quillan')
  expect(found.map(({ _id, title }) => [_id, title])).toEqual([
    [person, 'Quillan'],
    [longer, 'Quillan Breathnach'],
  ])
})
