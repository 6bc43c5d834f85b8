import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { createLiveChanges, type LiveStream } from './live-changes.ts'

const app = useApp()

/** The connection of the app, on which the answers of the next statements wait for these functions. */
const holdAnswers = () => {
  const next: (() => Promise<void>)[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await next.shift()?.()
      return result
    },
  }
  return { db: app().db.withPlugin(plugin), next }
}

const openSession = async () =>
  (await app().db.selectFrom('sessions').select('id').where('user_id', '=', app().staffId).executeTakeFirstOrThrow()).id

const lastSave = async () =>
  (await app().db.selectFrom('changes').select('save_id').orderBy('id', 'desc').executeTakeFirstOrThrow()).save_id

const createStream = (sessionId: string) => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const waiting = new Map<string, () => void>()
  let sent = ''
  const write = (text: string) => {
    sent += text
    for (const [part, resolve] of waiting) if (sent.includes(part)) resolve()
  }
  const textWith = async (part: string) => {
    await new Promise<void>((resolve) => {
      waiting.set(part, resolve)
      write('')
    })
    return sent
  }
  return { stream: { sessionId, write, end } satisfies LiveStream, ended, textWith }
}

it('a save that is committed while the server starts again after a failed read is streamed (LIVE-1)', async () => {
  const { db, next } = holdAnswers()
  const liveChanges = createLiveChanges(db)
  const saved = liveChanges.subscribers.find(({ channel }) => channel === 'saved')
  const sessionId = await openSession()
  const before = createStream(sessionId)
  saved?.onListening?.()
  await liveChanges.open(before.stream, undefined)

  const restarting = Promise.withResolvers<void>()
  const isSaved = Promise.withResolvers<void>()
  next.push(
    () => Promise.reject(new Error('the read fails')),
    () => {
      restarting.resolve()
      return isSaved.promise
    },
  )
  saved?.onMessage(String(await lastSave()))
  await before.ended
  await restarting.promise

  const { answer } = await app().staff(organizationsCalls.createOrganization, { body: { name: 'Saved meanwhile' } })
  saved?.onMessage(String(await lastSave()))
  isSaved.resolve()

  const after = createStream(sessionId)
  await liveChanges.open(after.stream, undefined)
  expect(await after.textWith(answer.data._id)).toContain('"created"')
  liveChanges.stop()
})
