import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'

const app = useApp()
const today = todayIn('Europe/Dublin')

const due = async () => (await app().staff(deadlinesCalls.searchDeadlines, { body: { limit: 1000 } })).answer.data
const kinds = async () => (await due()).map(({ kind }) => kind).toSorted()

it('a former client has no filing that falls due after the relationship, but follow-ups, tasks and balances (DUE-7)', async () => {
  const id = await makeOrganization(app(), { incorporationDate: '2026-01-15' })
  await makeFollowUp(app(), id, 'INCORPORATION')
  await makeTask(app(), { title: 'Send the books', organizationId: id, dueDate: today })
  await makeOrder(app(), { organizationId: id, amountBalanceToPaid: 50, dateOfBalance: today })
  const endOn = (relationshipEndedOn: string) =>
    app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { relationshipEndedOn } })
  const filing = (await due()).find(({ kind }) => kind === 'RBO')?.date ?? ''

  await endOn(filing)
  expect(await kinds()).toContain('RBO')

  await endOn(addDays(filing, -1))
  expect(await kinds()).toEqual(['FOLLOW_UP', 'ORDER_BALANCE', 'TASK'])
})
