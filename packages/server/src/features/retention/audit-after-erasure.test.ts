import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'
import { erase, makeEnded, makeLink } from './retention.factory.ts'

const app = useApp()

const EMAIL = 'zebulonia@quackenbush.example.ie'

const makeDuePerson = async () => {
  const id = await makePerson(app(), {
    firstName: 'Zebulonia',
    lastName: 'Quackenbush',
    pps: '7654321ZQ',
    mail: EMAIL,
  })
  await makeLink(app(), id, await makeEnded(app(), '2015-03-01'))
  return id
}

it('after an erasure the audit names nobody, and still says what was done and what was typed to sign in (AUD-6)', async () => {
  const id = await makeDuePerson()
  await app().staff(peopleCalls.findPerson, { params: { id } })
  await app().staff(auditCalls.showPps, { params: { id } })
  await app().anybody(usersCalls.signIn, { body: { email: EMAIL, password: 'a guess' } })
  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])

  const { data } = (await app().staff(auditCalls.searchAudit, { body: {} })).answer
  const record = { type: 'person', _id: id, name: null }
  expect(data.map((line) => ({ kind: line.kind, email: line.email, record: line.record }))).toEqual([
    { kind: 'erased', email: null, record },
    { kind: 'signInFailed', email: EMAIL, record: null },
    { kind: 'ppsShown', email: null, record },
    { kind: 'personRead', email: null, record },
    { kind: 'signedIn', email: null, record: null },
  ])

  const byId = await app().staff(auditCalls.searchAudit, { body: { search: id } })
  expect(byId.answer.data.map(({ kind }) => kind)).toEqual(['erased', 'ppsShown', 'personRead'])

  const { rows } = await sql<{ line: string }>`select (to_jsonb(a) - 'email')::text as line from audit a`.execute(
    app().db,
  )
  expect(rows.map(({ line }) => line).join()).not.toMatch(/zebulonia|quackenbush|7654321ZQ/i)
})
