import { type FormSubmission, HONEYPOT } from '@registrar/domain/forms/form'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { filledForm, filledPerson, makeForm } from './forms.factory.ts'

const app = useApp({ RATE_LIMIT_FORMS: '100000' })
const id = '01a1fbc3-c238-73ba-a010-250c35c466ab'
const submit = (body: unknown) => app().anybody(formsCalls.submitForm, { body: body as FormSubmission })
const find = (formId: string) => app().staff(formsCalls.findForm, { params: { id: formId } })
const update = (formId: string, body: object) => app().staff(formsCalls.updateForm, { params: { id: formId }, body })
const search = async (body: object = {}) => (await app().staff(formsCalls.searchForms, { body })).answer

describe('the public form', () => {
  it('is stored whole, whoever sends it (FORM-1)', async () => {
    const formId = await makeForm(app())
    const { answer } = await find(formId)
    expect(answer).toMatchObject({
      ...filledForm(),
      ok: true,
      _id: formId,
      organizationId: null,
      peoples: [{ ...filledPerson(), birth: '1988-05-17T00:00:00.000Z' }],
    })
  })

  it.each([
    ['DIRECTOR_REQUIRED', 'Veuillez ajouter un directeur...', { peoples: [filledPerson({ roles: ['secretary'] })] }],
    ['DIRECTOR_REQUIRED', 'Veuillez ajouter un directeur...', { peoples: [] }],
    [
      'SECRETARY_REQUIRED',
      'Veuillez ajouter une secrétaire...',
      { peoples: [filledPerson({ roles: ['director', 'shareholder'] })] },
    ],
    [
      'SHAREHOLDER_REQUIRED',
      'Veuillez ajouter un actionnaire...',
      { peoples: [filledPerson({ roles: ['director', 'secretary'] })] },
    ],
    ['IDPAL_REQUIRED', 'Veuillez complétez la certification IDPAL...', { IDPAL: false }],
  ])('is refused with %s (FORM-2)', async (code, message, fields) => {
    const before = (await search()).totalItems
    const { status, problem } = await submit(filledForm(fields))
    expect([status, problem]).toEqual([422, { ok: false, code, message }])
    expect((await search()).totalItems).toBe(before)
  })

  it.each(['organizationName1', 'organizationName2', 'organizationName3', 'description'])(
    'needs %s, and says so in French (FORM-1)',
    async (field) => {
      for (const value of [undefined, '', '   ', null]) {
        const { status, problem } = await submit({ ...filledForm(), [field]: value })
        expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
        expect(problem.fields).toEqual({ [field]: 'Ce champ est obligatoire.' })
      }
    },
  )

  it.each([
    'firstName',
    'lastName',
    'mail',
    'phone',
    'birth',
    'nationality',
    'street',
    'city',
    'state',
    'country',
    'zip',
  ])('needs %s of each person', async (field) => {
    const peoples = [filledPerson(), { ...filledPerson(), [field]: '' }]
    const { status, problem } = await submit({ ...filledForm(), peoples })
    expect(status).toBe(400)
    expect(Object.keys(problem.fields ?? {})).toEqual([`peoples.1.${field}`])
  })

  it.each([
    ['mail', 'not an address', 'Saisissez une adresse e-mail valide.'],
    ['birth', '1988-02-30', 'Saisissez une date valide.'],
    ['beneficiaryPercentage', 101, 'Indiquez un pourcentage compris entre 0 et 100.'],
  ])('says in French that %s %j is wrong', async (field, value, message) => {
    const { problem } = await submit({ ...filledForm(), peoples: [{ ...filledPerson(), [field]: value }] })
    expect(problem.fields).toEqual({ [`peoples.0.${field}`]: message })
  })

  it('has at most 100 people and 256 KB (FORM-8)', async () => {
    const people = (count: number) => Array.from({ length: count }, () => filledPerson())
    expect((await submit(filledForm({ peoples: people(100) }))).status).toBe(200)
    expect((await submit(filledForm({ peoples: people(101) }))).problem.fields).toEqual({
      peoples: '100 personnes au plus.',
    })
    const { status, problem } = await submit({ ...filledForm(), more: 'x'.repeat(256 * 1024) })
    expect([status, problem.code, problem.message]).toEqual([413, 'BODY_TOO_LARGE', 'Le formulaire est trop long.'])
  })

  it.each(['[]', 'null', '{"organizationName1"'])('says in French that %s is no form (FORM-1)', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const response = await app().app.inject({ method: 'POST', url: '/form', headers, payload })
    expect(response.statusCode).toBe(400)
    expect(response.json<{ message: string }>().message).toMatch(
      /Envoyez le formulaire rempli|La demande est illisible/,
    )
  })

  it('is refused with a person who is born after today (FORM-1)', async () => {
    const peoples = [filledPerson(), filledPerson({ birth: '2135-01-01' })]
    const { status, problem } = await submit(filledForm({ peoples }))
    expect([status, problem.code, problem.fields]).toEqual([
      400,
      'VALIDATION_FAILED',
      { 'peoples.1.birth': 'La date de naissance ne peut pas être dans le futur.' },
    ])
  })

  it.each([
    ['peoples.0.roles.0', 'Choisissez les rôles parmi ceux qui sont proposés.', { roles: ['owner'] }],
    ['peoples.0.roles', 'Choisissez les rôles parmi ceux qui sont proposés.', { roles: 'director' }],
    ['peoples.0.personType', 'Choisissez une personne physique ou une personne morale.', { personType: 'robot' }],
    ['peoples.0.secretaryCompany', 'Répondez par oui ou par non.', { secretaryCompany: 'yes' }],
  ])('says in French that the value of %s is not one of those offered (FORM-1)', async (field, message, wrong) => {
    const { status, problem } = await submit({ ...filledForm(), peoples: [{ ...filledPerson(), ...wrong }] })
    expect([status, problem.fields]).toEqual([400, { [field]: message }])
    expect(problem.message).toBe(`${field}: ${message}`)
  })

  it('is stored and marked as suspicious when the field for robots is filled, until staff unmark it (FORM-13)', async () => {
    const { answer } = await submit(filledForm({ [HONEYPOT]: 'https://spam.example' }))
    expect((await find(answer.data._id)).answer.isSuspicious).toBe(true)
    expect((await search()).data[0]).toMatchObject({ _id: answer.data._id, isSuspicious: true })
    expect((await update(answer.data._id, { isSuspicious: false })).answer.isSuspicious).toBe(false)
  })

  it('is not suspicious because of what a password manager fills in (FORM-13)', async () => {
    const { answer } = await submit({ ...filledForm(), website: 'https://client.example', [HONEYPOT]: '' })
    expect((await find(answer.data._id)).answer.isSuspicious).toBe(false)
  })

  it('gets a short reference of its own, by which staff find it (FORM-14)', async () => {
    const [one, other] = [(await submit(filledForm())).answer.data, (await submit(filledForm())).answer.data]
    expect(one.reference).toMatch(/^[2-9C-Y]{4}-[2-9C-Y]{4}$/)
    expect(other.reference).not.toBe(one.reference)
    expect((await find(one._id)).answer.reference).toBe(one.reference)
    for (const terms of [one.reference, one.reference.toLowerCase()])
      expect((await search({ search: terms })).data).toMatchObject([{ _id: one._id, reference: one.reference }])
  })

  it('is stored once for one Idempotency-Key, and gets the same answer, however often it is sent (FORM-15)', async () => {
    const before = (await search()).totalItems
    const send = (key: string) =>
      app().anybody(formsCalls.submitForm, { body: filledForm(), headers: { 'idempotency-key': key } })
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('one tap')))
    answers.push(await send('one tap'))
    expect(answers.map(({ status, answer }) => [status, answer])).toEqual(answers.map(() => [200, answers[0]?.answer]))
    expect((await send('x'.repeat(5000))).answer.data._id).not.toBe(answers[0]?.answer.data._id)
    expect((await search()).totalItems).toBe(before + 2)
  })

  it('may be corrected and sent again with the key of a refused one (FORM-15)', async () => {
    const headers = { 'idempotency-key': 'refused first' }
    const refused = await app().anybody(formsCalls.submitForm, { body: filledForm({ IDPAL: false }), headers })
    const kept = await app().anybody(formsCalls.submitForm, { body: filledForm(), headers })
    expect([refused.status, kept.status]).toEqual([422, 200])
  })
})

describe('staff', () => {
  it('are the only ones who read, change, delete and use forms', async () => {
    const { searchForms, findForm, updateForm, removeForm, listFormMatches, createOrganizationFromForm } = formsCalls
    const answers = [
      await app().anybody(searchForms),
      ...(await Promise.all(
        [findForm, updateForm, removeForm, listFormMatches, createOrganizationFromForm].map((call) =>
          app().anybody(call, { params: { id } }),
        ),
      )),
    ]
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
      answers.map(() => [401, 'UNAUTHENTICATED']),
    )
  })

  it('change only the fields that they send, and may send back the whole form (FORM-11)', async () => {
    const formId = await makeForm(app())
    await update(formId, { organizationName2: 'Deux' })
    const { answer } = await find(formId)
    expect(answer).toMatchObject({ ...filledForm(), organizationName2: 'Deux', peoples: [{ lastName: 'Marchand' }] })
    expect((await update(formId, answer)).answer).toEqual(answer)
    const log = await app().db.selectFrom('changes').select('action').where('record_id', '=', formId).execute()
    expect(log.map(({ action }) => action)).toEqual(['created', 'updated'])
  })

  it('may leave any field of a person empty, and change a birth (FORM-9)', async () => {
    const formId = await makeForm(app())
    const peoples = [
      { firstName: 'Paul', birth: '1970-01-02T00:00:00.000Z' },
      { lastName: 'Seul', birth: null },
    ]
    const { answer } = await update(formId, { peoples })
    expect(answer.peoples).toMatchObject([
      { firstName: 'Paul', lastName: '', birth: '1970-01-02T00:00:00.000Z', beneficiaryPercentage: 0, roles: [] },
      { lastName: 'Seul', birth: null },
    ])
    expect((await find(formId)).answer).toEqual(answer)
  })

  it.each([
    ['organizationName1', { organizationName1: ' ' }],
    ['description', { description: '' }],
    ['IDPAL', { IDPAL: 'yes' }],
    ['peoples.0.beneficiaryPercentage', { peoples: [{ beneficiaryPercentage: 100.5 }] }],
    ['peoples.0.roles.0', { peoples: [{ roles: ['owner'] }] }],
  ])('are refused a wrong %s, and nothing changes', async (field, body) => {
    const formId = await makeForm(app())
    const { status, problem } = await update(formId, { organizationName3: 'Changed', ...body })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]])
    expect((await find(formId)).answer.organizationName3).toBe('Marchand & Filles')
  })

  it('and the public keep a percentage for a shareholder alone (FORM-5)', async () => {
    const peoples = [filledPerson({ beneficiaryPercentage: 60 }), filledPerson({ roles: ['director'] })]
    const formId = await makeForm(app(), { peoples })
    const percentages = async () =>
      (await find(formId)).answer.peoples.map(({ beneficiaryPercentage }) => beneficiaryPercentage)
    expect(await percentages()).toEqual([60, 0])
    await update(formId, { peoples: peoples.toReversed() })
    expect(await percentages()).toEqual([0, 60])
  })

  it('delete a form once', async () => {
    const formId = await makeForm(app())
    const remove = () => app().staff(formsCalls.removeForm, { params: { id: formId } })
    expect((await remove()).answer).toEqual({ ok: true })
    expect([(await remove()).status, (await find(formId)).status, (await update(formId, {})).status]).toEqual([
      404, 404, 404,
    ])
  })

  it.each(['nothing', id])('find no form with the id %s', async (formId) => {
    expect([(await find(formId)).status, (await update(formId, {})).status]).toEqual([404, 404])
    expect((await app().staff(formsCalls.listFormMatches, { params: { id: formId } })).status).toBe(404)
  })
})

describe('the list of forms', () => {
  it.each(['sable blanc', 'DEUXIEME', 'troisième', "l'ecuyer zoe"])('finds by %j', async (terms) => {
    const formId = await makeForm(app(), {
      organizationName1: 'Sable Blanc',
      organizationName2: 'Deuxième choix',
      organizationName3: 'Troisieme choix',
      peoples: [filledPerson({ firstName: 'Zoé', lastName: 'Lecuyer' })],
    })
    expect((await search({ search: terms })).data.map((row) => row._id)).toContain(formId)
  })

  it('shows the number of people on a form and its directors (FORM-10)', async () => {
    const formId = await makeForm(app(), {
      peoples: [
        filledPerson({ firstName: 'Anne' }),
        filledPerson({ firstName: 'Bob', roles: ['other'] }),
        filledPerson({ firstName: 'Chloé', roles: ['director'] }),
      ],
    })
    const [first] = (await search()).data
    expect(first).toMatchObject({ _id: formId, memberCount: 3, directors: ['Anne Marchand', 'Chloé Marchand'] })
  })

  it('is sorted by each column of FORM-10, both ways, and paged without loss', async () => {
    for (const letter of ['b', 'a', 'C', 'é', 'd'])
      await makeForm(app(), {
        organizationName1: `pager ${letter}`,
        organizationName2: letter,
        organizationName3: letter,
      })
    for (const sortField of ['organizationName1', 'organizationName2', 'organizationName3', 'createdAt']) {
      const read = async (sortOrder: string) => {
        const pages = [1, 2, 3].map((page) => search({ search: 'pager', sortField, sortOrder, page, limit: 2 }))
        return (await Promise.all(pages)).flatMap((page) => page.data.map((row) => row.organizationName1.slice(6)))
      }
      const expected = sortField === 'createdAt' ? ['b', 'a', 'C', 'é', 'd'] : ['a', 'b', 'C', 'd', 'é']
      expect([await read('asc'), await read('desc')], sortField).toEqual([expected, expected.toReversed()])
    }
  })

  it('counts without the deleted, is empty past its end, and refuses an unknown sort', async () => {
    const before = (await search()).totalItems
    const formId = await makeForm(app())
    expect((await search()).totalItems).toBe(before + 1)
    await app().staff(formsCalls.removeForm, { params: { id: formId } })
    expect(await search({ page: 1_000_000 })).toMatchObject({ data: [], totalItems: before })
    const { status } = await app().staff(formsCalls.searchForms, { body: { sortField: 'description' } as never })
    expect(status).toBe(400)
  })
})
