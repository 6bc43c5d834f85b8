import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'
import { forgetNumbers } from './forget-numbers.commands.ts'

const app = useApp()

const mergeOf = async (pps: string) => {
  const [keep, merge] = [await makePerson(app()), await makePerson(app(), { pps })]
  const { answer } = await app().staff(mergesCalls.mergePeople, { body: { keep, merge } })
  return { merge, id: answer.mergeId }
}

const journalHolds = async (pps: string) => {
  const { rows } = await sql`select from row_changes where before::text like ${`%${pps}%`}`.execute(app().db)
  return rows.length > 0
}

it('the number of a merged person comes back with them for 30 days, and is forgotten then (MERGE-6, PERSON-7)', async () => {
  const recent = await mergeOf('1234567TA')
  await forgetNumbers(app().db)
  expect((await app().staff(mergesCalls.undoMerge, { params: { id: recent.id } })).status).toBe(200)
  const { answer } = await app().staff(peopleCalls.findPerson, { params: { id: recent.merge } })
  expect(answer.pps).toBe('1234567TA')

  const old = await mergeOf('7654321TB')
  await sql`update merges set created_at = now() - interval '31 days' where id = ${old.id}`.execute(app().db)
  expect(await journalHolds('7654321TB')).toBe(true)
  await forgetNumbers(app().db)
  expect(await journalHolds('7654321TB')).toBe(false)
})
