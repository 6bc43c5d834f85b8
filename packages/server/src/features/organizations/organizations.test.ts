import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from './organizations.factory.ts'

const app = useApp()
const find = (id: string) => app().staff(organizationsCalls.findOrganization, { params: { id } })
const update = (id: string, body: object) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })

const everyField = {
  name: 'Ó Súilleabháin & Sons, Ltd.',
  mail: 'office@example.ie',
  cro: '641480',
  language: 'fr',
  businessActivity: 'Consultancy',
  creationStatus: 'IN_PROGRESS',
  creationPackage: 'PREMIUM_PACK',
  address: '77 Lower Camden Street\nDublin 2',
  country: 'Ireland',
  comments: 'Prefers email',
  rbo: true,
  notes: 'Long notes',
  coroporationTaxNumber: 'CT1234',
  corporationTaxPaid: ['2025-09-20', '2026-09-21'],
  finotor: 'sent',
  finotorEmailSentAt: '2026-10-01T09:30:00.000Z',
  finotorRegisteredAt: '2026-10-02T00:00:00.000Z',
  hasDomiciliation: true,
  domiciliationSubscription: '2026-01-31',
  domiciliationSubscriptionPlan: 6,
  domiciliationPaymentHistory: [{ nextPaidReminder: '2026-01-31', paidDate: '2026-02-01' }],
  domiciliationPaidReminder: '2026-07-31',
  hasSecretaryCompany: true,
  secretaryCompanySubscriptionPlan: 12,
  secretaryCompanyPaidReminder: '2026-12-01',
  hasAnonymousShareholder: true,
  anonymousShareholdePaymentHistory: [{ nextPaidReminder: '2026-01-01', paidDate: '2026-01-31' }],
  anonymousShareholderPaidReminder: '2027-01-01',
  attachedFiles: [{ url: 'http://localhost/file/a.pdf', folder: 'AML', fileName: 'a.pdf' }],
}

describe('an organization', () => {
  it('needs a name (ORG-3)', async () => {
    const { status, problem } = await app().staff(organizationsCalls.createOrganization, { body: {} as never })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['name']])
  })

  it('keeps every field (ORG-2, DAY-4, API-6)', async () => {
    const id = await makeOrganization(app())
    const saved = await update(id, everyField)
    expect(saved.answer).toMatchObject({ ok: true, _id: id, ...everyField })
    expect((await find(id)).answer).toEqual(saved.answer)
  })

  it('does not change when the whole record is sent back', async () => {
    const id = await makeOrganization(app(), everyField)
    await update(id, { aml: { appendix2_q1: true }, incorporationDate: '2020-02-29', status: true })
    const { answer } = await find(id)
    expect((await update(id, answer)).answer).toEqual(answer)
    expect((await find(id)).answer).toEqual(answer)
  })

  it('changes only in the fields sent (API-4)', async () => {
    const id = await makeOrganization(app(), everyField)
    await update(id, { notes: 'New notes', cro: null })
    expect((await find(id)).answer).toMatchObject({ ...everyField, notes: 'New notes', cro: null })
  })

  it('accepts a creation status with a space (ORG-1), and an emptied choice as null', async () => {
    const id = await makeOrganization(app())
    expect((await update(id, { creationStatus: 'STRIKE OFF' })).answer.creationStatus).toBe('STRIKE_OFF')
    const emptied = { creationStatus: '', language: '', B1B73: '', domiciliationSubscriptionPlan: '' }
    expect((await update(id, emptied)).answer).toMatchObject({ creationStatus: null, language: null, B1B73: null })
  })

  it('keeps all its fields when one field sent is wrong', async () => {
    const id = await makeOrganization(app(), everyField)
    const wrong = { notes: 'lost?', creationStatus: 'DONE', incorporationDate: '31/08/2026', rbo: 'yes', name: '' }
    const { status, problem } = await update(id, wrong)
    expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['creationStatus', 'incorporationDate', 'name', 'rbo'])
    expect((await find(id)).answer).toMatchObject(everyField)
  })

  it('has its dates computed by the server (AR-1, AR-3, TAX-1)', async () => {
    const id = await makeOrganization(app(), { incorporationDate: '2026-08-31T22:00:00.000Z' })
    expect((await find(id)).answer).toMatchObject({
      incorporationDate: '2026-08-31',
      firstAr: '2027-02-28',
      nextArReminder: '2027-02-28',
    })
    expect((await update(id, { status: true, nextArReminder: '1999-01-01' })).answer.nextArReminder).toBe('2028-02-28')
    expect((await update(id, { financialYearEnd: '2026-05-31' })).answer.corporationTaxPaidReminder).toBe('2027-02-28')
    expect((await update(id, { B1B73: '2028-08-28' })).answer.nextArReminder).toBe('2028-08-28')
  })

  it('has its year end and reminder moved when tax-paid dates are taken away, not when a date is added (TAX-2)', async () => {
    const id = await makeOrganization(app(), { financialYearEnd: '2026-12-31' })
    const yearEnd = { financialYearEnd: '2026-12-31', corporationTaxPaidReminder: '2027-09-30' }
    const added = await update(id, { corporationTaxPaid: ['2024-05-31', '2025-05-31'] })
    expect(added.answer).toMatchObject(yearEnd)

    expect((await update(id, { corporationTaxPaid: ['2024-05-31'] })).answer).toMatchObject({
      corporationTaxPaid: ['2024-05-31'],
      financialYearEnd: '2025-05-31',
      corporationTaxPaidReminder: '2026-02-28',
    })
    expect((await update(id, { corporationTaxPaid: [] })).answer).toMatchObject({
      corporationTaxPaid: [],
      financialYearEnd: null,
      corporationTaxPaidReminder: null,
    })
  })

  it('keeps the paid rows of a service, whose reminder the server computes (SVC-5)', async () => {
    const id = await makeOrganization(app())
    const { answer } = await update(id, {
      hasSecretaryCompany: true,
      secretaryCompanySubscription: '2025-08-31',
      secretaryCompanySubscriptionPlan: 6,
      secretaryCompanyPaymentHistory: [
        { nextPaidReminder: '2025-08-31', paidDate: '2025-08-30' },
        { nextPaidReminder: '2026-02-28', paidDate: null },
      ],
    })
    expect(answer).toMatchObject({
      secretaryCompanyPaymentHistory: [{ nextPaidReminder: '2025-08-31', paidDate: '2025-08-30' }],
      secretaryCompanyPaidReminder: '2026-02-28',
    })
    expect((await update(id, { secretaryCompanySubscriptionPlan: 12 })).answer).toMatchObject({
      secretaryCompanyPaidReminder: '2026-08-31',
    })
  })

  it('takes a date that a payment row leaves out as empty (SVC-5)', async () => {
    const id = await makeOrganization(app())
    const { answer } = await update(id, {
      domiciliationPaymentHistory: [{ paidDate: '2025-08-30' }, { nextPaidReminder: '2026-08-31' }],
    })
    expect(answer.domiciliationPaymentHistory).toEqual([{ nextPaidReminder: null, paidDate: '2025-08-30' }])
  })

  it('has its risk computed by the server, whatever a client sends (AML-4)', async () => {
    const id = await makeOrganization(app())
    const claimed = { appendix2_q1: true, appendix2_risk_level: 'low', appendix2_total_score: 1 }
    const { answer } = await update(id, {
      aml: { ...claimed, appendix2_q2: false, appendix2_q5: true, appendix2_q9: true },
    })
    expect(answer.aml).toMatchObject({ appendix2_total_score: 15, appendix2_risk_level: 'low' })

    const more = { appendix2_q10: true, appendix2_q11: true, appendix2_q12: true }
    expect((await update(id, { aml: more })).answer.aml).toMatchObject({
      appendix2_q1: true,
      appendix2_risk_level: 'high',
    })

    expect((await update(id, { aml: { appendix2_q1: null } })).answer.aml).toMatchObject({
      appendix2_total_score: 18,
      appendix2_risk_level: 'medium',
    })
  })

  it.each([{}, { appendix2_q1: null }, { appendix2_risk_level: 'low', appendix2_total_score: 3 }])(
    'is not assessed by a save of %j, which changes no answer (AML-11)',
    async (aml) => {
      const id = await makeOrganization(app())
      expect((await update(id, { aml, notes: 'sent back whole' })).answer.aml).toEqual({})
      expect((await update(id, { aml: { appendix2_q1: false } })).answer.aml).toMatchObject({
        appendix2_risk_level: 'low',
      })
    },
  )

  it('has assigned users by id, under the names of their accounts', async () => {
    const id = await makeOrganization(app())
    const users = [{ userId: app().staffId, userName: 'Whatever' }]
    expect((await update(id, { users })).answer.users).toEqual([{ userId: app().staffId, userName: 'Niamh Kelly' }])
    const { status, problem } = await update(id, { users: [{ userId: 'nobody' }], notes: 'lost?' })
    expect([status, problem.code]).toEqual([422, 'UNKNOWN_USER'])
    expect((await find(id)).answer).toMatchObject({ users: [{ userId: app().staffId }], notes: null })
    expect((await update(id, { users: [] })).answer.users).toEqual([])
  })

  it.each(['nonsense', '01a1fbc3-c238-73ba-a010-250c35c466ab', "' or 1=1 --"])('is not found under %j', async (id) => {
    const answers = [await find(id), await update(id, { notes: 'x' })]
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ])
  })

  it('is not found once it is deleted (API-7)', async () => {
    const id = await makeOrganization(app())
    const remove = () => app().staff(organizationsCalls.removeOrganization, { params: { id } })
    expect((await remove()).answer).toEqual({ ok: true })
    expect([(await find(id)).status, (await update(id, {})).status, (await remove()).status]).toEqual([404, 404, 404])
  })

  it('has each change in the log, and no line for a save that changes nothing (API-9)', async () => {
    const id = await makeOrganization(app(), { name: 'Logged Ltd' })
    await update(id, { notes: 'first' })
    await update(id, { notes: 'first' })
    await update(id, { notes: 'second', name: 'Logged Ltd' })
    const log = await app()
      .db.selectFrom('changes')
      .select(['action', 'fields', 'user_id'])
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log.map((change) => [change.action, change.user_id])).toEqual(
      ['created', 'updated', 'updated'].map((action) => [action, app().staffId]),
    )
    expect(log.slice(1).map((change) => change.fields)).toEqual([
      { notes: [null, 'first'] },
      { notes: ['first', 'second'] },
    ])
  })

  it('keeps every one of many changes made at the same time', async () => {
    const id = await makeOrganization(app())
    const fields = [
      'notes',
      'cro',
      'address',
      'country',
      'comments',
      'businessActivity',
      'mail',
      'coroporationTaxNumber',
    ]
    await Promise.all(fields.map((field) => update(id, { [field]: `new ${field}` })))
    expect((await find(id)).answer).toMatchObject(Object.fromEntries(fields.map((field) => [field, `new ${field}`])))
  })
})

describe('duplicate organizations (ORG-7)', () => {
  it('have the same name without case, accents, punctuation and company suffix', async () => {
    const names = ['Café Éireann Ltd', 'CAFE EIREANN LIMITED', 'Café  Éireann D.A.C.', 'cafe eireann']
    for (const name of names) await makeOrganization(app(), { name })
    await makeOrganization(app(), { name: 'Cafe Eireann Two Ltd' })
    const { answer } = await app().staff(organizationsCalls.listOrganizationDuplicates)
    const group = answer.data.find((one) => one._id === 'cafe eireann')
    const stored = names.map((name) => name.replace('  ', ' ')).toSorted()
    expect([group?.count, group?.organizations.toSorted()]).toEqual([4, stored])
  })

  it('have what tells them apart: CRO number, incorporation and creation', async () => {
    for (const cro of ['501', '502'])
      await makeOrganization(app(), { name: 'Told Apart Ltd', cro, incorporationDate: '2020-02-29' })
    const { answer } = await app().staff(organizationsCalls.listOrganizationDuplicates)
    const group = answer.data.find((one) => one._id === 'told apart')
    expect(group?.organizations).toEqual(['Told Apart Ltd', 'Told Apart Ltd'])
    expect(group?.records).toMatchObject(
      ['501', '502'].map((cro) => ({
        cro,
        incorporationDate: '2020-02-29',
        createdAt: expect.stringMatching(/^20.*T/),
      })),
    )
  })

  it('are found by a name that is typed (ORG-33)', async () => {
    const id = await makeOrganization(app(), { name: 'Already Here Ltd', cro: '600' })
    const deleted = await makeOrganization(app(), { name: 'Already Here DAC' })
    await app().staff(organizationsCalls.removeOrganization, { params: { id: deleted } })
    const similar = async (name: string) =>
      (await app().staff(organizationsCalls.listSimilarOrganizations, { body: { name } })).answer.data

    expect(await similar(' already  HERE limited ')).toMatchObject([{ _id: id, name: 'Already Here Ltd', cro: '600' }])
    expect(await similar('Already')).toEqual([])
    expect(await similar(' ')).toEqual([])
    expect((await app().anybody(organizationsCalls.listSimilarOrganizations)).status).toBe(401)
  })
})

describe('saves of one field at the same time', () => {
  it('are all logged, each with the value that it replaced', async () => {
    const id = await makeOrganization(app())
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        update(id, { notes: `a${round}` }),
        update(id, { notes: `b${round}` }),
        update(id, { notes: `c${round}` }),
      ])
    }

    const log = await app()
      .db.selectFrom('changes')
      .select('fields')
      .where('record_id', '=', id)
      .where('action', '=', 'updated')
      .orderBy('id')
      .execute()

    const steps = log.map((change) => (change.fields as { notes: [string | null, string] }).notes)
    expect(steps).toHaveLength(15)
    expect(steps.slice(1).map(([before]) => before)).toEqual(steps.slice(0, -1).map(([, after]) => after))
  })
})
