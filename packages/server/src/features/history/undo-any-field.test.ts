import { amlForm } from '@registrar/domain/aml/aml-form'
import { followUpChanges } from '@registrar/domain/follow-ups/follow-up'
import { formChanges } from '@registrar/domain/forms/form'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { linkChanges } from '@registrar/domain/links/link'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { orderChanges } from '@registrar/domain/orders/order'
import { organizationFields } from '@registrar/domain/organizations/organization'
import { personChanges } from '@registrar/domain/people/person'
import { productChanges } from '@registrar/domain/products/product'
import { taskChanges } from '@registrar/domain/tasks/task'
import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { filledPerson, makeForm } from '../forms/forms.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeProduct } from '../products/products.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()

type Fields = Record<string, unknown>

const request = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: Fields): Promise<Fields> => {
  const headers = { authorization: `JWT ${app().staffToken}` }
  const response = await app().app.inject({ method, url, headers, ...(payload && { payload }) })
  return response.json<Fields>()
}

const firstOf = async (url: string, body: Fields): Promise<Fields> =>
  ((await request('POST', url, body)).data as Fields[])[0] ?? {}

type Kind = {
  schema: z.ZodObject
  path: string
  make: () => Promise<string>
  /** where the record is not found under its path */
  find?: (id: string) => Promise<Fields>
}

const shareholder = { roles: ['shareholder' as const], beneficiaryPercentage: 40 }

const makeLink = async () => {
  const body = { peopleId: await makePerson(app()), organizationId: await makeOrganization(app()), ...shareholder }
  return (await app().staff(linksCalls.createLink, { body })).answer.data._id
}

const makeCompanyMember = async () => {
  const body = {
    memberId: await makeOrganization(app()),
    organizationId: await makeOrganization(app()),
    ...shareholder,
  }
  return (await app().staff(companyMembersCalls.createCompanyMember, { body })).answer.data._id
}

const findLink = (path: string) => async (id: string) => {
  const { organization_id } = await app()
    .db.selectFrom('links')
    .select('organization_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return firstOf(`${path}/search`, { organizationId: organization_id })
}

const kinds: Partial<Record<HistoryRecordType, Kind>> = {
  organization: { schema: organizationFields, path: '/organization', make: () => makeOrganization(app()) },
  person: { schema: personChanges, path: '/people', make: () => makePerson(app()) },
  link: {
    schema: linkChanges,
    path: '/linkpeopleorganization',
    make: makeLink,
    find: findLink('/linkpeopleorganization'),
  },
  'company-member': {
    schema: linkChanges,
    path: '/linkorganization',
    make: makeCompanyMember,
    find: findLink('/linkorganization'),
  },
  order: { schema: orderChanges, path: '/order', make: () => makeOrder(app()) },
  form: { schema: formChanges, path: '/form', make: () => makeForm(app()) },
  task: { schema: taskChanges, path: '/task', make: async () => (await makeTask(app()))._id },
  'follow-up': {
    schema: followUpChanges,
    path: '/followUp',
    make: async () => (await makeFollowUp(app(), await makeOrganization(app())))._id,
  },
  product: {
    schema: productChanges,
    path: '/product',
    make: () => makeProduct(app(), 'Apostille'),
    find: () => firstOf('/product/search', { search: 'Apostille' }),
  },
}

// What a client cannot write, what has no old value in the log, and what names another record.
const LEFT_OUT = new Set([
  'version',
  'conflictsWithOwn',
  'deadline',
  // Kept with the filing of the change or the return, or not at all.
  'filedOn',
  'isCorrection',
  'changedOn',
  'submissionNumber',
  'pps',
  'aml',
  'appendix2_total_score',
  'appendix2_risk_level',
])
const NAMES_A_RECORD = new Set(['organizationId', 'peopleId', 'productId', 'sameAsOrganization', 'nomineeFor'])

let colleagueId = ''
beforeAll(async () => {
  colleagueId = (await makeColleague(app())).id
})

// One of these fits each field.
const candidates = (): unknown[] => [
  true,
  false,
  'DONE',
  'COMPLETED',
  'PREMIUM_PACK',
  'registered',
  'main',
  'fr',
  'LTD',
  'other',
  'normal',
  '2026-03-12',
  '2026-03-12T10:00:00.000Z',
  6,
  1,
  ['2026-03-12'],
  ['second@example.ie'],
  ['director'],
  [{ role: 'director', appointed: '2026-03-12', ceased: null }],
  [{ class: 'A', number: 10, nominal: 1, acquired: null, ceased: null }],
  [{ nextPaidReminder: '2026-03-12', paidDate: '2026-03-12' }],
  [{ url: 'https://crm.example/file/1/2/a.pdf', folder: 'legal', fileName: 'a.pdf' }],
  [{ userId: colleagueId }],
  [{ type: 'passport', number: 'A1', expiresOn: '2030-01-31', url: null }],
  [{ ground: 'Right to appoint the directors', since: '2026-03-12', ceased: null }],
  [{ name: 'Liffey Software Limited', appointed: '2026-03-12', ceased: null }],
  [filledPerson({ firstName: 'Ciara' })],
  ['https://crm.example/file/1/2/a.pdf'],
  ['Accounting'],
  ['appendix2_q1'],
  { user_id: app().staffId, user_name: 'Niamh Kelly' },
]

const read = async ({ path, find }: Kind, id: string): Promise<Fields> => {
  const {
    version: _,
    updatedAt: __,
    history: ___,
    ...record
  } = await (find ? find(id) : request('GET', `${path}/${id}`))
  return record
}

// Saves values of the field until one changes the record. Gives whether one did.
const changeField = async (kind: Kind, id: string, field: string, schema: z.ZodType, inside?: string) => {
  const before = JSON.stringify(await read(kind, id))
  const fitting = candidates().filter((value) => schema.safeParse(value).success)

  for (const value of fitting) {
    const body = { [field]: value }
    await request('PUT', `${kind.path}/${id}`, inside ? { [inside]: body } : body)
    if (JSON.stringify(await read(kind, id)) !== before) return true
  }
  return false
}

const latestEntry = (recordType: HistoryRecordType, recordId: string) =>
  firstOf('/history/search', { recordType, recordId, limit: 1 })

const requireUndone = async (recordType: HistoryRecordType, kind: Kind, id: string, before: Fields) => {
  const { _id } = await latestEntry(recordType, id)
  expect(await request('POST', `/history/${String(_id)}/restore`, {})).toMatchObject({ ok: true })
  expect(await read(kind, id)).toEqual(before)
}

const fieldsOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).filter(([field]) => !LEFT_OUT.has(field) && !NAMES_A_RECORD.has(field))

it.each(Object.entries(kinds))(
  'the first value of each field of a new %s can be undone (HIST-4)',
  async (type, kind) => {
    const recordType = type as HistoryRecordType
    const id = await kind.make()
    const before = await read(kind, id)

    for (const [field, schema] of fieldsOf(kind.schema)) {
      expect(await changeField(kind, id, field, schema as z.ZodType), field).toBe(true)
      await requireUndone(recordType, kind, id, before)
    }
  },
  60_000,
)

it('the first value of each answer of the AML file can be undone, alone and with its save (HIST-4)', async () => {
  const kind = kinds.organization as Kind
  const id = await kind.make()
  const empty = await read(kind, id)

  for (const [answer, schema] of fieldsOf(amlForm)) {
    expect(await changeField(kind, id, answer, schema, 'aml'), answer).toBe(true)
    await requireUndone('organization', kind, id, empty)
  }

  await request('PUT', `${kind.path}/${id}`, { aml: { appendix3_conclusion: 'Seen.' } })
  for (const [answer, schema] of fieldsOf(amlForm)) {
    await changeField(kind, id, answer, schema, 'aml')
    const { _id } = await latestEntry('organization', id)
    const restored = await request('POST', `/history/${String(_id)}/restore`, { fields: [`aml.${answer}`] })
    expect(restored, answer).toMatchObject({ ok: true })
  }
})

it('an ARD that the server had set outside the days that staff may type can be put back (HIST-4)', async () => {
  const kind = kinds['follow-up'] as Kind
  const organizationId = await makeOrganization(app(), { incorporationDate: '1984-05-31' })
  const { _id, ARD } = await makeFollowUp(app(), organizationId, 'AR_TRADING')
  expect(ARD).toBe('1984-11-30')
  const before = await read(kind, _id)

  await request('PUT', `${kind.path}/${_id}`, { ARD: '2026-03-12' })
  await requireUndone('follow-up', kind, _id, before)
})
