import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { reminderRules } from '@registrar/domain/reminders/reminder-rule'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { lateFilingFee } from '@registrar/domain/filings/late-returns'
import { lastDayToFileReturn } from '@registrar/domain/filings/return-days'
import { addDays, addMonths, daysBetween } from '@registrar/domain/shared/iso-date'
import { beforeEach, describe, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp({ MAIL_FROM: 'Office <office@example.ie>' })
const today = todayIn('Europe/Dublin')
const yesterday = addDays(today, -1)

const change = (rule: string, body: object) =>
  app().staff(remindersCalls.updateReminderRule, { params: { rule }, body: { days: [30], automatic: false, ...body } })
const prepare = () => app().staff(remindersCalls.prepareReminders, { body: undefined as never })
const send = async (ids: string[]) => (await app().staff(remindersCalls.sendReminders, { body: { ids } })).answer.data
const search = async (name: string) =>
  (await app().staff(remindersCalls.searchReminders, { body: { search: name, limit: 1000 } })).answer.data
const update = (id: string, body: object) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })

/** The reminders as they are stored, whatever a search has dropped since. */
const storedStates = async (organizationId: string) =>
  (await app().db.selectFrom('reminders').select('state').where('organization_id', '=', organizationId).execute()).map(
    ({ state }) => state,
  )

const makePaying = (name: string) =>
  makeOrganization(app(), {
    name,
    mail: 'client@example.ie',
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(today, 7),
  })

beforeEach(async () => {
  for (const rule of reminderRules) await change(rule, { on: false })
})

describe('the annual-return rule (REM-1)', () => {
  it('reminds of the follow-ups that file a return, and not of others with a legal day', async () => {
    await change('ANNUAL_RETURN', { on: true, days: [365] })
    const organization_id = await makeOrganization(app(), {
      name: 'Filing Ltd',
      mail: 'client@example.ie',
      firstAr: addMonths(today, 14),
    })
    const started = await app().staff(followUpsCalls.startFollowUp, {
      body: { organization_id, name: 'CHANGE_OF_DIRECTOR', legalDay: addDays(today, 7) },
    })
    expect(started.status).toBe(200)
    await prepare()
    expect(await search('Filing Ltd')).toEqual([])

    await update(organization_id, { firstAr: addMonths(today, -1) })
    await app().staff(followUpsCalls.startFollowUp, { body: { organization_id, name: 'AR_TRADING' } })
    await prepare()
    expect((await search('Filing Ltd')).map(({ kind }) => kind)).toEqual(['ANNUAL_RETURN'])
  })
})

describe('the text of a late return (REM-3)', () => {
  it('names the fee of today, and asks no financial statements for the first return, with or without a follow-up', async () => {
    await change('ANNUAL_RETURN', { on: true, days: [-7] })
    const firstAr = addDays(today, -80)
    const fee = lateFilingFee(daysBetween(lastDayToFileReturn({ madeUpTo: firstAr, yearEnd: null }), today))
    const organization_id = await makeOrganization(app(), {
      name: 'Ormond Ltd',
      mail: 'client@example.ie',
      language: 'fr',
      firstAr,
    })
    for (const followUp of ['none', 'FIRST_AR'] as const) {
      if (followUp !== 'none')
        await app().staff(followUpsCalls.startFollowUp, { body: { organization_id, name: followUp } })
      await prepare()
      const [row] = await search('Ormond Ltd')
      expect(row?.subject).toContain('Ormond Ltd\u00A0: déclaration annuelle, ')
      expect(row?.textContent).toContain(`aujourd’hui entraîne ${fee},00\u00A0€ de frais de retard`)
      expect(row?.textContent).toContain('La première déclaration ne comporte pas de comptes annuels.')
    }
  })
})

it('a return that the register has as filed is not reminded of (REM-6)', async () => {
  await change('ANNUAL_RETURN', { on: true, days: [-7] })
  const firstAr = addDays(today, -80)
  const id = await makeOrganization(app(), { name: 'Registered Ltd', mail: 'client@example.ie', firstAr })
  await prepare()
  expect(await search('Registered Ltd')).toHaveLength(1)

  const body = { madeUpTo: firstAr, filedOn: addDays(today, -60) }
  expect((await app().staff(organizationsCalls.registerReturn, { params: { id }, body })).status).toBe(200)
  await prepare()
  expect(await search('Registered Ltd')).toEqual([])
})

describe('a prepared reminder (REM-2, REM-6)', () => {
  const snooze = (id: string) =>
    app().staff(deadlinesCalls.snoozeDeadline, {
      params: { id: `DOMICILIATION:${id}` },
      body: { until: addDays(today, 5), reason: 'Promised for Friday' },
    })
  const end = (id: string) => update(id, { relationshipEndedOn: yesterday })

  it.each([
    ['its deadline is snoozed', snooze],
    ['the firm no longer looks after its company', end],
  ])('is not sent, and is dropped, once %s', async (_, stop) => {
    await change('DOMICILIATION', { on: true })
    const id = await makePaying('Stopped Ltd')
    await prepare()
    const [row] = await search('Stopped Ltd')
    expect((await stop(id)).status).toBe(200)

    expect(await send([row?._id ?? ''])).toEqual([{ _id: row?._id, ok: false, reason: 'It is no longer due.' }])
    await change('DOMICILIATION', { on: true, automatic: true })
    await prepare()
    expect(await storedStates(id)).toEqual([])
  })
})

describe('a prepared reminder that waits (REM-8)', () => {
  const row = async () => (await search('Waiting'))[0]

  it('has the address, the name and the language of today, when it is prepared again and when it is sent', async () => {
    await change('DOMICILIATION', { on: true })
    const id = await makePaying('Waiting Ltd')
    await update(id, { mail: null, language: 'fr' })
    await prepare()
    expect(await row()).toMatchObject({ to: null, language: 'fr' })

    await update(id, { mail: 'corrected@example.ie', language: 'en' })
    await prepare()
    expect(await row()).toMatchObject({ to: 'corrected@example.ie', language: 'en' })

    await update(id, { name: 'Waiting Longer Ltd', mail: 'latest@example.ie' })
    const sent = (await row())?._id ?? ''
    expect(await send([sent])).toEqual([{ _id: sent, ok: true }])
    expect(await row()).toMatchObject({ to: 'latest@example.ie', organizationName: 'Waiting Longer Ltd' })
    expect((await row())?.subject).toContain('Waiting Longer Ltd')
  })

  it('keeps what staff edited: the address, or the subject and the text', async () => {
    await change('DOMICILIATION', { on: true })
    const [first, second] = await Promise.all(['Waiting One Ltd', 'Waiting Two Ltd'].map(makePaying))
    await prepare()
    const ids = Object.fromEntries((await search('Waiting')).map((one) => [one.organizationId, one._id]))
    const editOne = (organization = '', body: object) =>
      app().staff(remindersCalls.updateReminder, { params: { id: ids[organization] ?? '' }, body })
    await editOne(first, { to: 'typed@example.ie' })
    await editOne(second, { textContent: 'Please pay soon.' })
    for (const id of [first, second]) await update(id ?? '', { mail: 'corrected@example.ie', language: 'en' })
    await prepare()

    expect((await search('Waiting One'))[0]).toMatchObject({ to: 'typed@example.ie', language: 'en' })
    expect((await search('Waiting Two'))[0]).toMatchObject({
      to: 'corrected@example.ie',
      textContent: 'Please pay soon.',
      language: 'fr',
    })
  })
})

describe('a person’s papers (REM-2)', () => {
  const makeDirector = async (lastName: string, organizations: string[]) => {
    const peopleId = await makePerson(app(), {
      firstName: 'Maud',
      lastName,
      mail: 'maud@example.ie',
      dateAml: addDays(today, -3 * 365),
      identityDocuments: [{ type: 'passport', expiresOn: addDays(today, 7) }],
    })
    const links: string[] = []
    for (const organizationId of organizations) {
      const body = { peopleId, organizationId, roles: ['director' as const] }
      links.push((await app().staff(linksCalls.createLink, { body })).answer.data._id)
    }
    return links
  }

  it('are not asked for of whoever has left, of a company that is struck off, or of nobody’s director (LINK-11)', async () => {
    for (const rule of ['AML_REVIEW', 'IDENTITY']) await change(rule, { on: true })
    const [present, over] = await Promise.all(['Still Ltd', 'Struck Ltd'].map(makePaying))
    await update(over ?? '', { creationStatus: 'STRIKE_OFF' })
    await makeDirector('Struckoff', [over ?? ''])
    await makeDirector('Companyless', [])
    const [link = ''] = await makeDirector('Leaver', [present ?? ''])
    await makeDirector('Stayer', [present ?? ''])
    await prepare()
    expect((await search('Leaver')).map(({ kind }) => kind).toSorted()).toEqual(['AML_REVIEW', 'IDENTITY'])

    await app().staff(linksCalls.updateLink, {
      params: { id: link },
      body: { terms: [{ role: 'director', appointed: '2020-01-01', ceased: yesterday }] },
    })
    await prepare()
    const found = await Promise.all(['Struckoff', 'Companyless', 'Leaver', 'Stayer'].map(search))
    expect(found.map(({ length }) => length)).toEqual([0, 0, 0, 2])
  })

  it('are not asked for when the firm looks after none of the person’s companies', async () => {
    for (const rule of ['AML_REVIEW', 'IDENTITY']) await change(rule, { on: true })
    const [client, former] = await Promise.all(['Present Ltd', 'Former Ltd'].map(makePaying))
    await update(former ?? '', { relationshipEndedOn: yesterday })
    await makeDirector('Formerly', [former ?? ''])
    await makeDirector('Both', [former ?? '', client ?? ''])
    await prepare()

    expect(await search('Formerly')).toEqual([])
    expect((await search('Both')).map(({ organizationName }) => organizationName)).toEqual([
      'Present Ltd',
      'Present Ltd',
    ])
  })
})
