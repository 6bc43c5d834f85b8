import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import type { RepeatedWork } from '#platform/jobs/run-every-minute'
import { useApp } from '#testing/test-app'
import { startHousekeeping } from './housekeeping.ts'

const app = useApp()
let housekeeping: RepeatedWork | undefined
afterEach(() => housekeeping?.stop())

it('a step of the housekeeping that fails is reported by its name and keeps no later step from running (RET-7)', async () => {
  await sql`alter table rate_limits rename to rate_limits_gone`.execute(app().ownerDb)
  await app().db.insertInto('file_removals').values({ key: 'person/1/passport.pdf' }).execute()

  const { promise: removedKey, resolve } = Promise.withResolvers<string>()
  const files = { ...app().files, remove: (key: string) => Promise.resolve(resolve(key)) }
  const failedSteps: string[] = []
  housekeeping = startHousekeeping(app().db, files, app().config, (_error, step) => failedSteps.push(step))

  expect(await removedKey).toBe('person/1/passport.pdf')
  expect(failedSteps).toEqual(['removeOldAttempts'])
})
