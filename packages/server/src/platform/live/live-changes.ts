import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../database/database.ts'
import type { Subscriber } from '../database/notifications.ts'
import { Problem } from '../problem.ts'
import { ENDED_SESSIONS } from '../sessions/ended-sessions.ts'
import { listOpenSessions } from '../sessions/open-sessions.ts'
import { createEditors, EDITING, readEditing } from './editors.ts'
import { changeText, editingText, HEARTBEAT_TEXT, openingText, resetText, SESSION_TEXT } from './event-text.ts'
import { findLastChangeId, listChangesAfter, listChangesOf, MAX_AT_ONCE } from './live-queries.ts'
import { createRecentChanges, type NumberedChange } from './recent-changes.ts'

/** A client that is told of changes while its session is open. */
export type LiveStream = { sessionId: string; write: (text: string) => void; end: () => void }

export type LiveChanges = {
  /** the database notifications that the streams depend on */
  subscribers: readonly Subscriber[]
  /**
   * Begins a stream: sends what was committed after `lastEventId`, then every change as it is committed.
   * @throws Problem NOT_READY while this server does not receive the notifications of the database, TOO_MANY_REQUESTS when the
   * session has 20 streams
   */
  open: (stream: LiveStream, lastEventId: number | undefined) => Promise<void>
  close: (stream: LiveStream) => void
  /** the id of the latest change; undefined while this server does not receive the notifications of the database */
  lastEventId: () => number | undefined
  /** how many clients of this server listen */
  countStreams: () => number
  /** ends all streams for good */
  stop: () => void
}

const SAVED = 'saved'
const HEARTBEAT_MS = 20_000
const READY_MS = 5000

/** A browser with more tabs than this open is rare; a program that opens streams without end is not. */
const MAX_STREAMS_OF_SESSION = 20
const RETRY_AFTER_SECONDS = 60

/** Saves that follow one another faster than this are read together: reading each alone would slow the next one down. */
const READING_PAUSE_MS = 50

/** `held`: the changes that arrive while the stream catches up; null once it has caught up. */
type OpenStream = { stream: LiveStream; held: NumberedChange[] | null }

/**
 * Streams the lines of the change log to all clients of this server as they are committed, by whichever server (LIVE-1,
 * LIVE-4). While this server does not receive the notifications of the database, no stream is open: otherwise a stream could
 * outlive its session. A client that comes back catches up.
 */
export const createLiveChanges = (db: Db): LiveChanges => {
  const streams = new Map<LiveStream, OpenStream>()
  const recent = createRecentChanges()
  const editors = createEditors()
  let ready = Promise.withResolvers<void>()
  let isListening = false
  let isReady = false
  let isStopped = false
  let latestRestart: symbol | undefined
  let unread: number[] = []
  let isReading = false

  const requireFewStreams = (sessionId: string) => {
    const open = [...streams.keys()].filter((stream) => stream.sessionId === sessionId)
    if (open.length >= MAX_STREAMS_OF_SESSION)
      throw new Problem('TOO_MANY_REQUESTS', `A session has at most ${MAX_STREAMS_OF_SESSION} streams of events.`, {
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      })
  }
  const end = (stream: LiveStream) => {
    if (streams.delete(stream)) stream.end()
  }
  const endAll = () => {
    for (const stream of streams.keys()) end(stream)
  }
  const writeToAll = (text: string) => {
    for (const stream of streams.keys()) stream.write(text)
  }

  const endUntilRestart = () => {
    latestRestart = undefined
    if (isReady) ready = Promise.withResolvers<void>()
    isReady = false
    // Clients that come back read these from the log.
    unread = []
    endAll()
  }

  const restart = async () => {
    const own = Symbol('restart')
    latestRestart = own
    const isOutdated = () => isStopped || latestRestart !== own

    try {
      const lastId = await findLastChangeId(db)
      if (isOutdated()) return
      recent.restart(lastId)
      editors.clear()
      isReady = true
      ready.resolve()
      // What was saved since the last id was read.
      void readSaves()
    } catch {
      if (!isOutdated()) setTimeout(() => isOutdated() || void restart(), 1000).unref()
    }
  }

  const deliver = (changes: readonly NumberedChange[]) => {
    if (changes.length > MAX_AT_ONCE) {
      recent.restart(changes.at(-1)?.id ?? 0)
      endAll()
      return
    }

    recent.add(changes)
    const text = changes.map(changeText).join('')
    for (const { stream, held } of streams.values())
      if (held) held.push(...changes)
      else stream.write(text)
  }

  // A save is read at once. Those that follow it within the pause are read after it, in one query.
  const readUnread = async () => {
    isReading = true
    try {
      while (unread.length > 0) {
        if (!isReady) return
        const saveIds = unread
        unread = []
        const changes = await listChangesOf(db, saveIds)
        if (changes.length > 0) deliver(changes)
        await sleep(READING_PAUSE_MS, undefined, { ref: false })
      }
    } finally {
      isReading = false
    }
  }

  // What arrives before the (re)start is complete is read after it: the start forgets what was read before.
  const readSaves = async () => {
    if (isReading || !isReady) return
    try {
      await readUnread()
    } catch {
      endUntilRestart()
      if (isListening) await restart()
    }
  }

  const endClosed = async (suspects: LiveStream[]) => {
    if (suspects.length === 0) return
    const ids = [...new Set(suspects.map(({ sessionId }) => sessionId))]
    // When the database does not answer, the session counts as ended.
    const open = await listOpenSessions(db, ids).catch(() => new Set<string>())
    for (const stream of suspects) if (!open.has(stream.sessionId)) end(stream)
  }

  // The streams of a session that has ended end. Those of one that goes on, with another role, read it again.
  const rereadSession = async (sessionId: string) => {
    const own = [...streams.keys()].filter((stream) => stream.sessionId === sessionId)
    await endClosed(own)
    for (const stream of own) if (streams.has(stream)) stream.write(SESSION_TEXT)
  }

  const catchUp = async (opened: OpenStream, lastEventId: number) => {
    const missed = recent.after(lastEventId) ?? (await listChangesAfter(db, lastEventId))
    const isTooMuch = missed.length > MAX_AT_ONCE || !recent.isKnownId(lastEventId)
    opened.stream.write(isTooMuch ? resetText(recent.lastId()) : missed.map(changeText).join(''))

    const sent = new Set(missed.map(({ id }) => id))
    const later = (opened.held ?? []).filter(({ id }) => !isTooMuch && !sent.has(id))
    opened.stream.write(later.map(changeText).join(''))
  }

  const heartbeat = setInterval(() => {
    writeToAll(HEARTBEAT_TEXT)
    void endClosed([...streams.keys()])
  }, HEARTBEAT_MS).unref()

  return {
    subscribers: [
      {
        channel: SAVED,
        onMessage: (saveId) => {
          unread.push(Number(saveId))
          void readSaves()
        },
        onListening: () => {
          isListening = true
          void restart()
        },
        onLost: () => {
          isListening = false
          endUntilRestart()
        },
      },
      {
        channel: ENDED_SESSIONS,
        onMessage: (sessionId) => void rereadSession(sessionId),
      },
      {
        channel: EDITING,
        onMessage: (payload) => {
          const event = readEditing(payload)
          if (!event) return
          editors.apply(event)
          writeToAll(editingText(event))
        },
      },
    ],

    open: async (stream, lastEventId) => {
      requireFewStreams(stream.sessionId)
      if (!isReady) await Promise.race([ready.promise, sleep(READY_MS, undefined, { ref: false })])
      if (!isReady)
        throw new Problem('NOT_READY', 'Changes cannot be streamed while the database does not answer.', {
          headers: { 'retry-after': '5' },
        })

      const opened: OpenStream = { stream, held: lastEventId === undefined ? null : [] }
      streams.set(stream, opened)
      stream.write(openingText(lastEventId ?? recent.lastId()))
      // The session may have ended between the gate and here.
      await endClosed([stream])

      try {
        if (lastEventId !== undefined) await catchUp(opened, lastEventId)
        opened.held = null
        stream.write(editors.list().map(editingText).join(''))
      } catch {
        end(stream)
      }
    },
    close: (stream) => void streams.delete(stream),
    countStreams: () => streams.size,
    lastEventId: () => (isReady ? recent.lastId() : undefined),
    stop: () => {
      isStopped = true
      clearInterval(heartbeat)
      endUntilRestart()
    },
  }
}
