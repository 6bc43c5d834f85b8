import type { DeadlineKind } from '@registrar/domain/deadlines/deadline-kinds'
import { riskQuestions } from '@registrar/domain/aml/risk-score'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { TestApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeSubscription } from '../subscriptions/subscriptions.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { makeTaxRegistration } from '../taxes/taxes.factory.ts'

type Fields = Partial<BodyInput<typeof organizationsCalls.createOrganization>>

/** A deadline of the firm: company or person, kind, and its date. */
export type KnownDeadline = readonly [name: string, kind: DeadlineKind, date: IsoDate]

/** The 40 deadlines of the firm that `makeKnownFirm` makes, worked out by hand. */
export const knownDeadlines: readonly KnownDeadline[] = [
  // 56 days after the ARD: a Saturday; Easter Monday; 31 December; Christmas Day; a leap day; a Sunday before the August
  // holiday; Saint Brigid's Day; Saint Patrick's Day.
  ['Ash', 'ANNUAL_RETURN', '2027-04-12'],
  ['Beech', 'ANNUAL_RETURN', '2027-03-30'],
  ['Cedar', 'ANNUAL_RETURN', '2026-12-31'],
  ['Elm', 'ANNUAL_RETURN', '2026-12-28'],
  ['Fir', 'ANNUAL_RETURN', '2028-02-29'],
  ['Gorse', 'ANNUAL_RETURN', '2027-08-03'],
  ['Hazel', 'ANNUAL_RETURN', '2027-02-02'],
  ['Holly', 'ANNUAL_RETURN', '2027-03-18'],
  // Five months after incorporation, and the first return.
  ['Juniper', 'RBO', '2027-03-31'],
  ['Juniper', 'ANNUAL_RETURN', '2027-06-25'],
  ['Larch', 'RBO', '2027-04-10'],
  ['Larch', 'ANNUAL_RETURN', '2027-07-05'],
  ['Maple', 'RBO', '2028-02-29'],
  ['Maple', 'ANNUAL_RETURN', '2028-05-24'],
  ['Oak', 'TAX', '2026-09-23'],
  ['Pine', 'TAX', '2026-12-23'],
  ['Rowan', 'TAX', '2026-12-05'],
  ['Spruce', 'TAX', '2028-02-23'],
  ['Willow', 'DOMICILIATION', '2026-12-31'],
  ['Willow', 'SECRETARY_COMPANY', '2028-02-29'],
  ['Willow', 'ANONYMOUS_SHAREHOLDER', '2027-03-29'],
  ['Yew', 'SUBSCRIPTION', '2027-08-01'],
  ['Yew', 'SUBSCRIPTION', '2026-01-31'],
  ['Alpha', 'FOLLOW_UP', '2026-11-12'],
  ['Bravo', 'FOLLOW_UP', '2026-11-17'],
  // One row with the follow-up that files it.
  ['Charlie', 'ANNUAL_RETURN', '2027-04-12'],
  ['Delta', 'FOLLOW_UP', '2027-04-26'],
  ['Una Old', 'AML_REVIEW', '2027-02-28'],
  ['Una New', 'AML_REVIEW', '2028-02-28'],
  ['Echo', 'AML_REVIEW', '2027-11-02'],
  ['Foxtrot', 'ORDER_BALANCE', '2026-12-31'],
  ['Foxtrot', 'ORDER_BALANCE', '2027-03-28'],
  ['Foxtrot', 'ORDER_BALANCE', '2028-02-29'],
  ['Nobody', 'ORDER_BALANCE', '2027-08-01'],
  ['', 'TASK', '2026-12-30'],
  ['', 'TASK', '2026-12-31'],
  ['', 'TASK', '2027-01-01'],
  ['', 'TASK', '2027-03-29'],
  ['', 'TASK', '2027-08-01'],
  ['', 'TASK', '2028-02-29'],
]

const returns = {
  Ash: '2027-02-13',
  Beech: '2027-02-01',
  Cedar: '2026-11-05',
  Elm: '2026-10-30',
  Fir: '2028-01-04',
  Gorse: '2027-06-06',
  Hazel: '2026-12-07',
  Holly: '2027-01-20',
}
const incorporations = { Juniper: '2026-10-31', Larch: '2026-11-10', Maple: '2027-09-29' }
const yearEnds = { Oak: '2025-12-31', Pine: '2026-03-31', Rowan: '2026-03-05', Spruce: '2027-05-29' }

/** The day of the firm's first follow-ups, and of Echo's assessment. */
export const START: IsoDate = '2026-11-02'

/**
 * Makes a firm with exactly the known deadlines, and with other records that are not due. One user is in charge of every
 * company and every task.
 * @returns the id of Echo, whose answers are complete on START once the test has set it
 */
export const makeKnownFirm = async (app: TestApp): Promise<{ echo: string }> => {
  const users = [{ userId: app.staffId }]
  const company = (name: string, fields: Fields = {}) => makeOrganization(app, { name, users, ...fields })
  const follow = async (name: string, kind: FollowUpCode, fields: Fields = {}) => {
    const { _id } = await makeFollowUp(app, await company(name, fields), kind)
    await app.staff(followUpsCalls.updateFollowUp, { params: { id: _id }, body: { start_date: START } })
    return _id
  }

  for (const [name, firstAr] of Object.entries(returns)) await company(name, { firstAr })
  for (const [name, incorporationDate] of Object.entries(incorporations)) await company(name, { incorporationDate })
  for (const [name, financialYearEnd] of Object.entries(yearEnds)) {
    const id = await company(name, { financialYearEnd })
    // Nothing is due of later periods, nor preliminary tax of the first. The return of the recorded year is then its CT1 (TAX-13).
    const charge = { from: addMonths(addDays(financialYearEnd, 1), -12), to: financialYearEnd }
    await makeTaxRegistration(app, id, { tax: 'CT', ...charge })
  }

  await company('Willow', {
    hasDomiciliation: true,
    domiciliationSubscription: '2026-12-31',
    hasSecretaryCompany: true,
    secretaryCompanySubscription: '2028-02-29',
    hasAnonymousShareholder: true,
    anonymousShareholderSubscription: '2027-03-29',
  })
  const yew = await company('Yew', { hasDomiciliation: false, domiciliationSubscription: '2026-12-31' })
  await makeSubscription(app, yew, { startingDate: '2027-08-01' })
  await makeSubscription(app, yew, { startingDate: '2026-01-31', plan: 1 })

  await follow('Alpha', 'INCORPORATION')
  await follow('Bravo', 'COMPTE_BANCAIRE')
  await follow('Charlie', 'FIRST_AR', { firstAr: '2027-02-13' })
  await follow('Delta', 'STRIKE_OFF', { firstAr: '2027-03-01', creationStatus: 'STRIKE_OFF' })
  await follow('No target', 'VAT_REGISTRATION')
  const archived = await follow('Archived', 'INCORPORATION')
  const body = { archived_at: '2026-11-03T00:00:00Z' }
  await app.staff(followUpsCalls.updateFollowUp, { params: { id: archived }, body })

  const echo = await company('Echo', { aml: Object.fromEntries(riskQuestions.map((question) => [question, true])) })
  for (const [lastName, dateAml] of [
    ['Old', '2024-02-29'],
    ['New', '2025-02-28'],
  ] as const) {
    const peopleId = await makePerson(app, { firstName: 'Una', lastName, dateAml })
    // So long ago that nothing is to be filed of it.
    const terms = [{ role: 'director', appointed: '2020-01-01', ceased: null }]
    const link = { organizationId: echo, peopleId, roles: ['director'], terms }
    await app.staff(linksCalls.createLink, { body: link as never })
  }

  const organizationId = await company('Foxtrot')
  const balance = { organizationId, amountBalanceToPaid: 100 }
  for (const dateOfBalance of ['2026-12-31', '2027-03-28', '2028-02-29'])
    await makeOrder(app, { ...balance, dateOfBalance })
  await makeOrder(app, { company: 'Nobody', amountBalanceToPaid: 100, dateOfBalance: '2027-08-01' })
  await makeOrder(app, { ...balance, dateOfBalance: '2026-12-31', balancePaid: true })

  for (const [, kind, dueDate] of knownDeadlines) if (kind === 'TASK') await makeTask(app, { dueDate })
  await makeTask(app, { dueDate: '2026-12-31', status: 'DONE' })

  return { echo }
}
