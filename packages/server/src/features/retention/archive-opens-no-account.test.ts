import { accountCalls } from '@registrar/domain/users/account.calls'
import { expect, it } from 'vitest'
import { readZip } from '#testing/read-zip'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

it('the archive of a person who has the email address of a user leaves out the email that sets a new password (RET-9)', async () => {
  const mail = 'niamh.kelly@example.ie'
  const id = await makePerson(app(), { mail })
  await app().anybody(accountCalls.forgotPassword, { body: { email: mail } })
  const sent = await app().db.selectFrom('mails').select('tag').where('recipient', '=', mail).execute()
  expect(sent).toEqual([{ tag: 'password' }])

  const headers = { authorization: `JWT ${app().staffToken}` }
  const archive = await app().app.inject({ url: `/people/${id}/archive.zip`, headers })
  expect(readZip(archive.rawPayload)['emails.json']?.toString()).toBe('[]')
})
