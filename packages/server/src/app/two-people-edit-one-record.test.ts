import { usersCalls } from '@registrar/domain/users/users.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { now } from '#platform/clock'
import { SECRET_CODE, useApp } from '#testing/test-app'

const app = useApp()
let colleague: { token: string; _id: string }
let organizationId: string
let records = 0

type Fields = Record<string, unknown>
type Versioned = Fields & { _id: string; version: number }

// Sends requests as a client would, with the API's paths and field names.
const send = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: Fields, token = app().staffToken) => {
  const response = await app().app.inject({
    method,
    url,
    headers: { authorization: `JWT ${token}`, accept: 'application/json' },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, answer: response.json<Fields & { data: Fields }>() }
}

const make = async (path: string, body: Fields) => {
  const { answer } = await send('POST', path, body)
  return String(answer.data['_id'])
}

const makeLink = async (fields: Fields = { roles: ['shareholder'], beneficiaryPercentage: 10 }) => {
  records += 1
  const peopleId = await make('/people', { firstName: 'Aoife', lastName: `Byrne ${records}` })
  return make('/linkpeopleorganization', { peopleId, organizationId, ...fields })
}

const TERM = { role: 'shareholder', appointed: '2020-01-01', ceased: null }
const HOLDING = { class: 'Ordinary', number: 50, nominal: 1, acquired: '2020-01-01', ceased: null }
const TERMS_AND_SHARES = { terms: [TERM], holdings: [HOLDING] }

const makeCompanyMember = async () => {
  const memberId = await make('/organization', { name: 'Lee Ltd' })
  return make('/linkorganization', { memberId, organizationId, ...TERMS_AND_SHARES })
}

const makeFollowUp = async () =>
  make('/followUp', { name: 'VAT_REGISTRATION', organization_id: await make('/organization', { name: 'Erne Ltd' }) })

const makeOrder = () =>
  make('/order', {
    newOrganization: true,
    firstName: 'Aoife',
    lastName: 'Byrne',
    product: 'Full pack',
    dateOrder: '2026-11-02',
    totalPaid: 0,
  })

const LYON = { street: '4 rue des Lilas', city: 'Lyon', state: 'Rhône', country: 'France', zip: '69003' }
const PERSON = {
  firstName: 'Élodie',
  lastName: 'Marchand',
  mail: 'elodie@example.fr',
  phone: '+33 6 12 34 56 78',
  birth: '1988-05-17',
  nationality: 'Française',
  ...LYON,
  roles: ['director', 'secretary', 'shareholder'],
}
const NAMES = { organizationName1: 'Quai', organizationName2: 'Lac', organizationName3: 'Mer' }
const makeForm = () => make('/form', { ...NAMES, description: 'Conseil', peoples: [PERSON], IDPAL: true })

const DOMICILIATION = '01980000-0000-7000-8000-000000000006'

// No two products may have the same name.
const newName = () => {
  records += 1
  return `Seal ${records}`
}

type Kind = {
  path: string
  make: () => Promise<string>
  /** the body of the search that finds the record */
  search: () => Fields
  /** what the colleague changes, and what I change at the same time */
  theirs: () => Fields
  mine: () => Fields | Promise<Fields>
  /** the answer once both have saved; by default both changes */
  both?: Fields
  /** another value of the field that the colleague changes */
  clash: () => Fields
  hasNoGet?: true
}

const termsAndShares: Omit<Kind, 'path' | 'make'> = {
  search: () => ({ organizationId }),
  theirs: () => ({ holdings: [{ ...HOLDING, class: 'A' }] }),
  mine: () => ({ terms: [{ ...TERM, appointed: '2021-02-01' }] }),
  clash: () => ({ holdings: [{ ...HOLDING, class: 'B' }] }),
  hasNoGet: true,
}

const kinds: Record<string, Kind> = {
  organization: {
    path: '/organization',
    make: () => make('/organization', { name: 'Boyne Ltd' }),
    search: () => ({}),
    theirs: () => ({ notes: 'theirs' }),
    mine: () => ({ cro: '2' }),
    clash: () => ({ notes: 'mine' }),
  },
  person: {
    path: '/people',
    make: () => make('/people', { firstName: 'Aoife', lastName: 'Byrne', attachedFiles: ['/file/a'] }),
    search: () => ({}),
    theirs: () => ({ comments: 'theirs', attachedFiles: ['/file/a', '/file/b'] }),
    mine: () => ({ phone: '1', attachedFiles: ['/file/a', '/file/c'] }),
    both: { comments: 'theirs', phone: '1', attachedFiles: ['/file/a', '/file/b', '/file/c'] },
    clash: () => ({ comments: 'mine' }),
  },
  link: {
    path: '/linkpeopleorganization',
    make: () => makeLink(),
    search: () => ({ organizationId }),
    theirs: () => ({ beneficiaryPercentage: 20, roles: ['shareholder', 'director'] }),
    mine: () => ({ roles: ['shareholder', 'secretary'] }),
    both: { beneficiaryPercentage: 20, roles: ['shareholder', 'director', 'secretary'] },
    clash: () => ({ beneficiaryPercentage: 30 }),
    hasNoGet: true,
  },
  'link with terms and shares': {
    path: '/linkpeopleorganization',
    make: () => makeLink(TERMS_AND_SHARES),
    ...termsAndShares,
  },
  'company member': { path: '/linkorganization', make: makeCompanyMember, ...termsAndShares },
  'follow-up': {
    path: '/followUp',
    make: makeFollowUp,
    search: () => ({}),
    theirs: () => ({ comments: 'theirs' }),
    mine: () => ({ step_index: 1 }),
    clash: () => ({ comments: 'mine' }),
  },
  task: {
    path: '/task',
    make: () => make('/task', { title: 'Call', users: [{ userId: app().staffId }] }),
    search: () => ({}),
    theirs: () => ({ description: 'theirs', attachedFiles: ['/file/b'] }),
    mine: () => ({ status: 'DONE', attachedFiles: ['/file/c'] }),
    both: { description: 'theirs', status: 'DONE', attachedFiles: ['/file/b', '/file/c'] },
    clash: () => ({ description: 'mine' }),
  },
  form: {
    path: '/form',
    make: makeForm,
    search: () => ({}),
    theirs: () => ({ description: 'theirs' }),
    mine: () => ({ organizationName2: 'Loire', peoples: [{ ...PERSON, city: 'Paris' }] }),
    both: { description: 'theirs', organizationName2: 'Loire', peoples: [{ city: 'Paris' }] },
    clash: () => ({ description: 'mine' }),
  },
  order: {
    path: '/order',
    make: makeOrder,
    search: () => ({}),
    theirs: () => ({ comment: 'theirs' }),
    mine: () => ({ totalPaid: 12.5 }),
    clash: () => ({ comment: 'mine' }),
  },
  product: {
    path: '/product',
    make: () => make('/product', { name: newName() }),
    search: () => ({ fetchAll: true }),
    theirs: () => ({ name: newName() }),
    mine: () => ({ subscription: true }),
    clash: () => ({ name: newName() }),
    hasNoGet: true,
  },
  subscription: {
    path: '/subscription',
    make: () =>
      make('/subscription', { organizationId, productId: DOMICILIATION, plan: 6, startingDate: '2024-01-31' }),
    search: () => ({ organizationId }),
    theirs: () => ({ status: 'UNPAID' }),
    mine: async () => ({ addedOrder: await makeOrder() }),
    both: { status: 'UNPAID', orderIds: [expect.any(String) as string] },
    clash: () => ({ status: 'CANCELLED' }),
    hasNoGet: true,
  },
}

const searchRow = async ({ path, search }: Kind, id: string): Promise<Versioned> => {
  const { answer } = await send('POST', `${path}/search`, search())
  return (answer.data as unknown as Versioned[]).find(({ _id }) => _id === id) as Versioned
}

const find = async (kind: Kind, id: string): Promise<Versioned> =>
  kind.hasNoGet ? searchRow(kind, id) : ((await send('GET', `${kind.path}/${id}`)).answer as unknown as Versioned)

beforeAll(async () => {
  const name = { firstName: 'Oisín', lastName: 'Kelly' }
  const account = { ...name, email: 'oisin@example.ie', password: 'a long enough password' }
  const { answer } = await app().anybody(usersCalls.signUp, { body: { ...account, secretCode: SECRET_CODE } })
  colleague = { token: answer.token, _id: answer.data._id }
  organizationId = await make('/organization', { name: 'Corrib Ltd' })
})

describe.each(Object.entries(kinds))('two people who edit one %s (API-10)', (_, kind) => {
  const saveMine = (id: string, body: Fields) => send('PUT', `${kind.path}/${id}`, body)
  const saveTheirs = (id: string, body: Fields) => send('PUT', `${kind.path}/${id}`, body, colleague.token)

  it('read the same version in the record, in its row and in the answer of a save, and it grows', async () => {
    const id = await kind.make()
    const loaded = await find(kind, id)
    expect(loaded.version).toBeGreaterThan(0)

    const { answer } = await saveMine(id, kind.theirs())

    expect(answer['version']).toBeGreaterThan(loaded.version)
    expect([(await find(kind, id)).version, (await searchRow(kind, id)).version]).toEqual([
      answer['version'],
      answer['version'],
    ])
  })

  it('keep what each has changed', async () => {
    const id = await kind.make()
    const { version } = await find(kind, id)
    const [theirs, mine] = [kind.theirs(), await kind.mine()]

    await saveTheirs(id, { ...theirs, version })
    const { status, answer } = await saveMine(id, { ...mine, version })

    expect(status).toBe(200)
    expect(answer).toMatchObject(kind.both ?? { ...theirs, ...mine })
    expect(await find(kind, id)).toMatchObject(kind.both ?? { ...theirs, ...mine })
  })

  it('keep what a colleague changed when one sends the whole loaded record back', async () => {
    const id = await kind.make()
    const loaded = await find(kind, id)
    const theirs = kind.theirs()

    await saveTheirs(id, { ...theirs, version: loaded.version })
    const { status, answer } = await saveMine(id, loaded)

    expect(status).toBe(200)
    expect(answer).toMatchObject(theirs)
  })

  it('are told who changed the same field, to what and when, and nothing is saved', async () => {
    const id = await kind.make()
    const { version } = await find(kind, id)
    const [theirs, clash] = [kind.theirs(), kind.clash()]
    const [field] = Object.keys(clash) as [string]

    const before = now()
    await saveTheirs(id, { ...theirs, version })
    const { status, answer } = await saveMine(id, { ...clash, version })

    expect(status).toBe(409)
    const by = { _id: colleague._id, name: 'Oisín Kelly' }
    const conflict = { yours: clash[field], theirs: theirs[field], by, at: expect.any(String) as string }
    expect(answer).toMatchObject({ ok: false, code: 'CHANGED_MEANWHILE', conflicts: { [field]: conflict } })
    const { [field]: told } = answer['conflicts'] as Record<string, { at: string }>
    expect(told?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
    expect(Date.parse(told?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(before) - 1000)
    expect((await find(kind, id))[field]).toEqual(theirs[field])
  })

  it('are told of their own change in another window only when they ask for it', async () => {
    const id = await kind.make()
    const { version } = await find(kind, id)
    const clash = kind.clash()

    await saveMine(id, { ...kind.theirs(), version })
    const withFlag = await saveMine(id, { ...clash, version, conflictsWithOwn: true })
    const withoutFlag = await saveMine(id, { ...clash, version })

    const message = 'You changed the same fields in another window.'
    expect(withFlag).toMatchObject({ status: 409, answer: { code: 'CHANGED_MEANWHILE', message } })
    expect(withoutFlag.status).toBe(200)
  })

  it('overwrite each other without a version', async () => {
    const id = await kind.make()
    const clash = kind.clash()

    await saveTheirs(id, kind.theirs())
    const { status, answer } = await saveMine(id, clash)

    expect([status, answer]).toMatchObject([200, clash])
  })
})
