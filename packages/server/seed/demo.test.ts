import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { dashboardCalls } from '@registrar/domain/dashboard/dashboard.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import type { OrderSearchInput } from '@registrar/domain/orders/order-listing'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { silentProgress } from '#platform/progress'
import { createTestDatabase } from '#testing/test-database'
import { useApp } from '#testing/test-app'
import { markDemo, readDemoState } from './demo-state.ts'
import type { Firm } from './firm.ts'
import { makeFirm } from './make-firm.ts'

const app = useApp()
let firm: Firm

beforeAll(async () => {
  firm = await makeFirm(app().db, app().config, silentProgress)
})

const distinct = async (column: string, table: string) => {
  const found = await sql<{ value: unknown }>`
    select distinct ${sql.ref(column)} as value from ${sql.table(table)} order by 1`.execute(app().db)
  return found.rows.map(({ value }) => value)
}

describe('the demo firm', () => {
  it('has 300 organizations, each of which can be read through the API', async () => {
    const { answer } = await app().staff(organizationsCalls.searchOrganizations, { body: { limit: 1000 } })
    expect(answer.totalItems).toBe(300)
    for (const { _id } of answer.data) {
      const { status } = await app().staff(organizationsCalls.findOrganization, { params: { id: _id } })
      expect(status).toBe(200)
    }
    const people = await app().staff(peopleCalls.searchPeople, { body: { limit: 1000 } })
    expect(people.answer.totalItems).toBe(firm.people.length)
  })

  it('has a sanctions hit that is open and one that is cleared (SANC-3)', async () => {
    expect(await distinct('state', 'sanctions_hits')).toEqual(['cleared', 'open'])
  })

  it("has a firm's own AML house: an assessment, two policies, a training (FIRM-1)", async () => {
    const { answer } = await app().staff(amlFirmCalls.findFirmAssessment)
    expect([answer.version, answer.approvedBy?.userName]).toEqual([1, 'Aoife Byrne'])
    expect((await app().staff(amlFirmCalls.searchFirmPolicies, { body: {} })).answer.totalItems).toBe(2)
    expect((await app().staff(amlFirmCalls.searchFirmTrainings, { body: {} })).answer.totalItems).toBe(1)
  })

  it('has organizations and follow-ups in every state', async () => {
    expect(await distinct('creation_status', 'organizations')).toEqual([
      'COMPLETED',
      'IN_PROGRESS',
      'LATE',
      'STRIKE_OFF',
      null,
    ])
    expect(await distinct('aml_risk_level', 'organizations')).toEqual(['high', 'low', 'medium', null])
    expect(await distinct('finotor', 'organizations')).toEqual(['not_sent', 'registered', 'sent', 'stopped', null])
    expect(await distinct('name', 'follow_ups')).toEqual([...followUpCodes].toSorted())
  })

  it('has some reminder rules on, and reminders that wait (REM-1)', async () => {
    const rules = (await app().staff(remindersCalls.listReminderRules)).answer.data
    expect(new Set(rules.map(({ on }) => on))).toEqual(new Set([true, false]))
    expect(rules.some(({ automatic }) => automatic)).toBe(false)
    const { answer } = await app().staff(remindersCalls.searchReminders, { body: { state: 'prepared' } })
    expect(answer.totalItems).toBeGreaterThan(0)
  })

  it('has something that is to be erased, on hold and coming', async () => {
    for (const state of ['due', 'held', 'upcoming'] as const) {
      const { answer } = await app().staff(retentionCalls.searchRetention, { body: { state } })
      expect(answer.totalItems, state).toBeGreaterThan(0)
    }
  })

  it('has at least one organization for every filter', async () => {
    const found = async (body: Record<string, unknown>) =>
      (await app().staff(organizationsCalls.searchOrganizations, { body })).answer.totalItems
    const services = ['domiciliation', 'secretaryCompany', 'anonymousShareholder']
    const filters: Record<string, unknown>[] = [
      ...services.map((latePaidReminders) => ({ latePaidReminders })),
      ...['late', 'soon', 'ok'].map((bilan) => ({ bilan })),
      ...['late', 'ok', 'stopped'].map((finotor) => ({ finotor })),
      ...followUpCodes.map((followUp) => ({ followUp })),
      { user: firm.accounts[0]?.userId },
      { deletedAt: true },
    ]
    for (const filter of filters) expect(await found(filter), JSON.stringify(filter)).toBeGreaterThan(0)
  })

  it('has the same late annual returns in the list, the filings, the deadlines, the registers and on Home (AR-8, AR-18, AR-23)', async () => {
    const listed = await app().staff(organizationsCalls.searchOrganizations, { body: { arLate: true, limit: 1000 } })
    const late = listed.answer.data.map(({ _id }) => _id).toSorted()
    expect(late.length).toBeGreaterThan(0)

    const returns = { kinds: ['B1' as const], states: ['toFile' as const], limit: 1000 }
    const filings = (await app().staff(filingsCalls.searchFilings, { body: returns })).answer.data
    const ids = filings.flatMap(({ daysLate, organizationId }) => (daysLate > 0 ? [organizationId] : []))
    expect(ids.toSorted()).toEqual(late)

    const kinds = ['ANNUAL_RETURN' as const]
    const { answer: due } = await app().staff(deadlinesCalls.searchDeadlines, { body: { kinds, limit: 1000 } })
    const overdue = due.data.flatMap(({ state, organizationId }) =>
      state === 'overdue' && organizationId ? [organizationId] : [],
    )
    expect(overdue.toSorted()).toEqual(late)
    expect(due.counts.overdue).toBe(late.length)

    for (const id of late) {
      const { answer } = await app().staff(organizationsCalls.findReturnRegister, { params: { id } })
      expect(answer.running?.daysLate).toBeGreaterThan(0)
    }
    expect((await app().staff(dashboardCalls.readGlance)).answer.data.late).toBe(late.length)
  })

  it('has orders and subscriptions in every state', async () => {
    expect(await distinct('origin', 'orders')).toEqual(['main', 'second', null])
    expect(await distinct('status', 'subscriptions')).toEqual(['CANCELLED', 'CURRENT', 'UNPAID'])
    const found = async (body: OrderSearchInput) => (await app().staff(ordersCalls.searchOrders, { body })).answer
    for (const body of [{}, { organizationId: 'N/A' }, { product: 'Starter pack 2014' }, { product: 'Full pack' }]) {
      const { totalItems, totals } = await found(body)
      expect(totalItems, JSON.stringify(body)).toBeGreaterThan(0)
      expect(totals?.totalAmountOrder, JSON.stringify(body)).toBeGreaterThan(0)
    }
    expect((await found({})).totals?.outstanding).toBeGreaterThan(0)
  })

  it('has tasks, forms and mails in every state, and nothing of the future', async () => {
    expect(await distinct('status', 'tasks')).toEqual(['DONE', 'IN PROGRESS', 'TO DO'])
    expect(await distinct('state', 'mails')).toEqual(['failed', 'sent'])
    const events = await distinct('event', 'mail_events')
    expect(events).toEqual(['clicked', 'delayed', 'delivered', 'failed', 'opened', 'queued', 'sent'])
    const { answer } = await app().staff(formsCalls.searchForms, { body: { limit: 100 } })
    expect(new Set(answer.data.map(({ organizationId }) => organizationId !== null))).toEqual(new Set([true, false]))
    const ahead = await sql<{ name: string }>`
      select 'task' as name from tasks where updated_at > now() or updated_at < created_at
      union all select 'mail' from mail_events where happened_at > now()
      union all select 'follow-up' from follow_ups where archived_at > now() or archived_at < created_at
      union all select 'form' from forms where created_at > now()`.execute(app().db)
    expect(ahead.rows).toEqual([])
  })

  it('has shares that sum to 100 in every company', async () => {
    const sums = await sql<{ sum: number; n: number }>`
      select sum, count(*) as n from (select sum(beneficiary_percentage) from links group by organization_id) s
      group by sum`.execute(app().db)
    expect(sums.rows).toEqual([{ sum: 100, n: 300 }])
  })

  it('has five pairs of duplicate organizations', async () => {
    const { answer } = await app().staff(organizationsCalls.listOrganizationDuplicates)
    expect(answer.data.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2])
  })

  it('has its files in the file store', async () => {
    const files = await app().db.selectFrom('files').select(['key', 'size']).execute()
    expect(files.length).toBeGreaterThan(100)
    for (const { key } of files) {
      const stored = await firm.files.get(key)
      expect(stored, key).toBeDefined()
      stored?.destroy()
    }
  })
})

it('the demo is made once, and only in an empty database', async () => {
  const { db, drop } = await createTestDatabase()
  try {
    expect(await readDemoState(db)).toBe('empty')
    await markDemo(db)
    expect(await readDemoState(db)).toBe('made')
    expect(await readDemoState(app().db)).toBe('other')
  } finally {
    await drop()
  }
})
