import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { expect, it } from 'vitest'
import { stopClock } from '#testing/stopped-clock'
import { useApp } from '#testing/test-app'
import { filledForm } from './forms.factory.ts'

const LIMIT = 200
const app = useApp({ RATE_LIMIT_FORMS: String(LIMIT) })
stopClock()

it('when 50 clients send 1,000 forms at once, those within the limit are stored whole and the others are refused (FORM-8)', async () => {
  const client = async (name: number) => {
    const answers = []
    for (let sent = 0; sent < 20; sent += 1)
      answers.push(
        await app().anybody(formsCalls.submitForm, {
          body: filledForm({ organizationName1: `Flood ${name} ${sent}` }),
        }),
      )
    return answers
  }

  const answers = (await Promise.all(Array.from({ length: 50 }, (_, name) => client(name)))).flat()
  const kept = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  expect([kept.length, refused.length]).toEqual([LIMIT, 1000 - LIMIT])

  for (const { headers, problem } of refused) {
    expect(problem.code).toBe('TOO_MANY_REQUESTS')
    expect(problem.message).toContain('Trop d’envois')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }

  const stored = await app().db.selectFrom('forms').select(['id', 'people']).execute()
  expect(stored.map((form) => form.id).toSorted()).toEqual(kept.map(({ answer }) => answer.data._id).toSorted())
  expect(stored.every(({ people }) => (people as unknown[]).length === 1)).toBe(true)
  const logged = await app().db.selectFrom('changes').select('id').where('record_type', '=', 'form').execute()
  expect(logged).toHaveLength(stored.length)
})
