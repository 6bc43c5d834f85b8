import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { reminderRules, type ReminderRuleChanges } from '@registrar/domain/reminders/reminder-rule'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'

const app = useApp()

const change = (rule: string, body: ReminderRuleChanges) =>
  app().staff(remindersCalls.updateReminderRule, { params: { rule }, body })

beforeEach(async () => {
  for (const rule of reminderRules) await change(rule, { on: false, automatic: false, days: [30, 7, -7, -30] })
})

describe('the rules (REM-1)', () => {
  const rules = async () => (await app().staff(remindersCalls.listReminderRules)).answer.data

  it('are off at first, with 30 and 7 days before and after', async () => {
    await app().db.deleteFrom('reminder_rules').execute()
    expect(await rules()).toEqual(
      reminderRules.map((rule) => ({ rule, on: false, automatic: false, days: [30, 7, -7, -30] })),
    )
  })

  it('change by the fields that are sent', async () => {
    expect((await change('IDENTITY', { on: true, days: [1, 60, 1] })).answer).toMatchObject({
      rule: 'IDENTITY',
      on: true,
      automatic: false,
      days: [60, 1],
    })
    await change('IDENTITY', { automatic: true })
    expect((await rules()).at(-1)).toEqual({ rule: 'IDENTITY', on: true, automatic: true, days: [60, 1] })
  })

  it('leave a line in the change log and in the audit when they change, and none when nothing does', async () => {
    await change('IDENTITY', { on: true, days: [60, 7] })
    await change('IDENTITY', { on: true })
    const logged = await app()
      .db.selectFrom('changes')
      .select(['user_id', 'action', 'fields'])
      .where('record_type', '=', 'reminder-rule')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(logged).toEqual({
      user_id: app().staffId,
      action: 'updated',
      fields: {
        on: [false, true],
        days: [
          [30, 7, -7, -30],
          [60, 7],
        ],
      },
    })
    const body = { kinds: ['reminderRuleChanged'], limit: 1 } as const
    const { data } = (await app().staff(auditCalls.searchAudit, { body })).answer
    expect(data).toMatchObject([
      {
        user: { _id: app().staffId, name: 'Niamh Kelly' },
        details: { rule: 'Identity document', on: 'no → yes', days: '30, 7, -7, -30 → 60, 7' },
      },
    ])
  })

  it('that do not exist are not found, and wrong days are refused', async () => {
    expect((await change('RBO', { on: true })).status).toBe(404)
    const { status, problem } = await change('IDENTITY', { days: [1.5] })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['days.0']])
  })
})
