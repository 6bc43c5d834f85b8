import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool } from '#platform/database/database'
import { listenForNotifications } from '#platform/database/notifications'
import { createLiveChanges } from '#platform/live/live-changes'
import { readEvents } from '#testing/read-events'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { createApp } from './app.ts'

const app = useApp()
let address = ''

beforeAll(async () => {
  address = await app().app.listen({ port: 0 })
})

const staffHeaders = () => ({ authorization: `JWT ${app().staffToken}` })

const makeOrganization = async (name: string) =>
  (await app().staff(organizationsCalls.createOrganization, { body: { name } })).answer.data._id

const signUp = async () => {
  const names = { firstName: 'Aoife', lastName: 'Byrne', email: 'aoife@example.ie' }
  const body = { ...names, password: 'a decent password', secretCode: SECRET_CODE }
  return (await app().anybody(usersCalls.signUp, { body })).answer.token
}

const startServer = async () => {
  const pool = createPool(app().databaseUrl, { max: 2 })
  const liveChanges = createLiveChanges(app().db)
  const notifications = listenForNotifications(pool, liveChanges.subscribers)
  const server = await createApp({ ...app(), liveChanges })
  const stop = async () => {
    await server.close()
    await notifications.stop()
    await pool.end()
  }
  return { address: await server.listen({ port: 0 }), stop }
}
let other: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  other = await startServer()
})
afterAll(() => other.stop())

it('a server streams what is saved on another server (LIVE-4)', async () => {
  const stream = await readEvents(other.address, staffHeaders())
  const recordId = await makeOrganization('Saved elsewhere')
  expect((await stream.nextOf(recordId)).data).toEqual({ recordType: 'organization', recordId, action: 'created' })
  stream.leave()
})

it('a server streams what was saved before it started, and ends the stream when the session ends on another server (LIVE-2, LIVE-3, LIVE-4)', async () => {
  const firstStream = await readEvents(address, staffHeaders())
  const [before, after] = [await makeOrganization('One'), await makeOrganization('Two')]
  const seen = await firstStream.nextOf(before)
  firstStream.leave()
  const newServer = await startServer()

  const token = await signUp()
  const headers = { authorization: `JWT ${token}`, 'last-event-id': seen.id }
  const stream = await readEvents(newServer.address, headers)
  expect((await stream.nextOf(after)).data['action']).toBe('created')
  await app().as(token)(usersCalls.logout)
  await stream.ended()
  await newServer.stop()
})
