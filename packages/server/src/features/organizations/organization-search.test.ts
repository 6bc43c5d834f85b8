import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { organizationSearchBody } from '@registrar/domain/organizations/organization-listing'
import { addDays } from '@registrar/domain/shared/iso-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { searchList } from '#platform/lists/search-list'
import { useApp } from '#testing/test-app'
import { organizationList } from './organization.list.ts'
import { enterCompaniesOn, makeOrganization } from './organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

const search = async (body: object) => (await app().staff(organizationsCalls.searchOrganizations, { body })).answer
const names = async (body: object) => (await search({ limit: 1000, ...body })).data.map((row) => row.name)

const followUp = (organizationId: string, name: string, deadline: string | null, archived = false) =>
  app()
    .db.insertInto('follow_ups')
    .values({
      id: newId(),
      organization_id: organizationId,
      name,
      step_index: 2,
      ard: deadline && addDays(deadline, -56),
      deadline,
      comments: `about ${name}`,
      archived_at: archived ? `${day}T00:00:00Z` : null,
    })
    .execute()

beforeAll(async () => {
  await enterCompaniesOn(app(), '2026-11-02')
  const make = (name: string, fields: object = {}) => makeOrganization(app(), { name, ...fields })
  const oconnor = await make("O'Connor Éire Ltd", {
    cro: '641480',
    mail: 'info@oconnor.ie',
    incorporationDate: '2025-05-31',
    creationStatus: 'COMPLETED',
  })
  const beta = await make('Beta Services', {
    incorporationDate: '2024-01-15',
    status: true,
    creationStatus: 'LATE',
    language: 'fr',
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(day, -1),
    corporationTaxPaidReminder: addDays(day, -1),
    finotor: 'registered',
    users: [{ userId: app().staffId }],
    notes: 'a note',
    attachedFiles: [{ url: 'http://x/file/a', folder: 'AML', fileName: 'a' }],
    aml: { appendix2_q1: true, appendix2_q2: false },
  })
  await make('Gamma Services', {
    language: 'en',
    hasDomiciliation: false,
    domiciliationPaidReminder: addDays(day, -1),
    hasSecretaryCompany: true,
    secretaryCompanyPaidReminder: day,
    corporationTaxPaidReminder: addDays(day, 60),
    finotor: 'sent',
    finotorEmailSentAt: `${addDays(day, -15)}T00:00:00Z`,
  })
  await make('Delta 100% Services', {
    hasAnonymousShareholder: true,
    anonymousShareholderPaidReminder: addDays(day, -400),
    corporationTaxPaidReminder: addDays(day, 61),
    finotor: 'stopped',
    aml: amlDefaults,
  })
  await make('Épsilon', { finotor: 'sent', finotorEmailSentAt: `${addDays(day, -13)}T00:00:00Z` })
  await followUp(oconnor, 'AR_TRADING', '2026-06-01')
  await followUp(oconnor, 'VAT_REGISTRATION', null)
  await followUp(beta, 'AR_TRADING', '2026-05-01')
  await followUp(beta, 'STRIKE_OFF', '2026-05-01', true)
})

describe('the organization list', () => {
  it('answers 401 without a session', async () => {
    expect((await app().anybody(organizationsCalls.searchOrganizations)).status).toBe(401)
  })

  it('answers each row with its active follow-ups (ORG-9, API-1)', async () => {
    const { data, ...page } = await search({ search: 'beta' })
    expect(page).toEqual({ ok: true, totalItems: 1, totalPages: 1 })
    expect(data[0]).toMatchObject({
      name: 'Beta Services',
      incorporationDate: '2024-01-15',
      firstAr: '2024-07-15',
      nextArReminder: '2025-07-15',
      status: true,
      creationStatus: 'LATE',
      notes: 'a note',
      attachedFiles: [{ url: 'http://x/file/a', folder: 'AML', fileName: 'a' }],
      aml: { appendix2_risk_level: 'low', answered: 2, enhancedDueDiligence: ['PEP_OR_SANCTIONS'] },
      followUps: [{ followUpName: 'AR_TRADING', stepIndex: 2, deadline: '2026-05-01', comments: 'about AR_TRADING' }],
      deletedAt: null,
    })
  })

  it.each([
    ['oconnor', ["O'Connor Éire Ltd"]],
    ['eire o’c', ["O'Connor Éire Ltd"]],
    ['641480', ["O'Connor Éire Ltd"]],
    ['info@oconnor.ie', ["O'Connor Éire Ltd"]],
    ['amma', ['Gamma Services']],
    ['services beta', ['Beta Services']],
    ['100%', ['Delta 100% Services']],
    ['epsilon', ['Épsilon']],
    ['%', ['Delta 100% Services']],
    ['_', []],
    ['nothing like it', []],
  ])('finds by %j (LIST-3, LIST-4)', async (words, found) => {
    expect(await names({ search: words })).toEqual(found)
  })

  it.each([
    [{ creationStatus: 'LATE' }, ['Beta Services']],
    [{ creationStatus: 'N/A', search: 'services' }, ['Delta 100% Services', 'Gamma Services']],
    [{ status: true }, ['Beta Services']],
    [{ status: false, search: 'connor' }, ["O'Connor Éire Ltd"]],
    [{ bilan: 'late' }, ['Beta Services']],
    [{ bilan: 'soon' }, ['Gamma Services']],
    [{ bilan: 'ok' }, ['Delta 100% Services']],
    [{ finotor: 'ok' }, ['Beta Services']],
    [{ finotor: 'late' }, ['Gamma Services']],
    [{ finotor: 'stopped' }, ['Delta 100% Services']],
    [{ latePaidReminders: 'domiciliation' }, ['Beta Services']],
    [{ latePaidReminders: 'secretaryCompany' }, []],
    [{ latePaidReminders: 'anonymousShareholder' }, ['Delta 100% Services']],
    [{ arColumn: 'firstAr', arDate: '2025-11' }, ["O'Connor Éire Ltd"]],
    [{ arColumn: 'nextArReminder', arDate: '2025-07-31' }, ['Beta Services']],
    [{ followUps: true, sortField: 'name', sortOrder: 'asc' }, ['Beta Services', "O'Connor Éire Ltd"]],
    [{ followUp: 'AR_TRADING', sortField: 'deadline', sortOrder: 'asc' }, ['Beta Services', "O'Connor Éire Ltd"]],
    [{ followUp: 'AR_TRADING', sortField: 'ARD', sortOrder: 'desc' }, ["O'Connor Éire Ltd", 'Beta Services']],
    [{ followUp: 'AR_TRADING', deadline: '2026-05-01' }, ['Beta Services']],
    [{ followUp: 'STRIKE_OFF' }, []],
    [{ arLate: true }, ['Beta Services', "O'Connor Éire Ltd"]],
    [{ arLate: false, search: 'services' }, ['Delta 100% Services', 'Gamma Services']],
    [{ amlComplete: true }, ['Delta 100% Services']],
    [{ language: 'fr' }, ['Beta Services']],
    [{ language: 'en' }, ['Gamma Services']],
    [{ language: 'none', search: 'services' }, ['Delta 100% Services']],
    [{ amlComplete: false, search: 'services' }, ['Gamma Services', 'Beta Services']],
    [{ followUp: '', user: null, status: '', deadline: '', bilan: '', search: 'epsilon' }, ['Épsilon']],
  ])('filters by %j (ORG-5, ORG-6, TAX-5, SVC-9, VIEW-4, LIST-5, LIST-6)', async (filter, found) => {
    expect(await names(filter)).toEqual(found)
    expect((await search(filter)).totalItems).toBe(found.length)
  })

  it('filters by assigned user (ORG-5)', async () => {
    expect(await names({ user: app().staffId })).toEqual(['Beta Services'])
    expect(await names({ user: 'nobody' })).toEqual([])
  })

  it.each([
    ['name', 'asc', ['Beta Services', 'Delta 100% Services', 'Épsilon', 'Gamma Services', "O'Connor Éire Ltd"]],
    ['incorporationDate', 'asc', ['Beta Services', "O'Connor Éire Ltd"]],
    ['incorporationDate', 'desc', ["O'Connor Éire Ltd", 'Beta Services']],
    ['firstAr', 'desc', ["O'Connor Éire Ltd", 'Beta Services']],
    ['nextArReminder', 'asc', ['Beta Services', "O'Connor Éire Ltd"]],
    ['creationStatus', 'asc', ["O'Connor Éire Ltd", 'Beta Services']],
  ])('sorts by %s %s, blanks last (LIST-2)', async (sortField, sortOrder, first) => {
    expect((await names({ sortField, sortOrder })).slice(0, first.length)).toEqual(first)
  })

  it('neither loses nor repeats a row between pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => names({ page, limit: 2 })))
    expect(new Set(pages.flat()).size).toBe(5)
    expect(await search({ page: 2, limit: 2 })).toMatchObject({ totalItems: 5, totalPages: 3 })
  })

  it.each([
    { sortField: 'notes' },
    { sortField: 'ARD' },
    { deadline: '2026-05-01' },
    { followUp: 'NO_SUCH_KIND' },
    { arColumn: 'createdAt' },
    { arDate: '2026-13' },
    { page: -1 },
    { limit: 'all' },
  ])('refuses %j', async (body) => {
    const { status, problem } = await app().staff(organizationsCalls.searchOrganizations, { body: body as never })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, Object.keys(body)])
  })
})

it('a sign-up email counts as sent on the day that it was in the time zone of the firm (ORG-6)', async () => {
  const send = (name: string, finotorEmailSentAt: string) =>
    makeOrganization(app(), { name, finotor: 'sent', finotorEmailSentAt })
  // In the summer a day in Dublin begins at 23:00 UTC.
  await send('Sent on the last day of June', '2020-06-30T22:30:00Z')
  const later = await send('Sent on the first day of July', '2020-06-30T23:30:00Z')
  const query = organizationSearchBody.parse({ finotor: 'late', search: 'sent on' })
  const lateOn = async (date: string) =>
    (await searchList(app().db, organizationList, query, { today: date, timeZone: 'Europe/Dublin' })).data

  expect((await lateOn('2020-07-15')).map(({ name }) => name)).toEqual(['Sent on the last day of June'])
  expect((await lateOn('2020-07-16')).map(({ _id }) => _id)).toContain(later)
})
