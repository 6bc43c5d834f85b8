import { editingEvent, liveChange } from '@registrar/domain/live/live-change'
import { useEffect } from 'react'
import { noteEditing } from './editing-colleagues.ts'
import { noteInput, refreshAll, refreshChanged } from './refresh-changed-queries.ts'
import { knownSession } from './session.ts'
import { checkSession } from './watch-session.ts'

// The stream waits until the page has loaded, so that it does not slow it down. It begins with what changed meanwhile.
const START_MS = 700
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 60_000

const jsonOf = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

const openStream = () => {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastEventId = knownSession()?.lastEventId?.toString()
  let retryMs = FIRST_RETRY_MS

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }

  const openIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(open, ms)
  }

  const open = () => {
    close()
    const opened = new EventSource(`/events${lastEventId ? `?lastEventId=${lastEventId}` : ''}`)
    source = opened

    opened.addEventListener('open', () => {
      retryMs = FIRST_RETRY_MS
      // Without the id of an event, the server cannot tell which changes were missed.
      if (!lastEventId) refreshAll()
    })
    opened.addEventListener('message', (message) => {
      lastEventId = message.lastEventId
      const change = liveChange.safeParse(jsonOf(message.data)).data
      if (change) refreshChanged(change)
    })
    opened.addEventListener('reset', (message) => {
      lastEventId = message.lastEventId
      refreshAll()
    })
    opened.addEventListener('editing', (message) => {
      const event = editingEvent.safeParse(jsonOf(message.data)).data
      if (event) noteEditing(event)
    })
    opened.addEventListener('session', () => void checkSession())
    // The browser reconnects by itself, unless the server refused the connection. In that case, try again later.
    opened.addEventListener('error', () => {
      if (source !== opened || opened.readyState !== EventSource.CLOSED) return
      openIn(retryMs)
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
    })
  }

  return { openIn, close }
}

/**
 * Keeps the screen up to date with the changes of colleagues, while the component is mounted (LIVE-6). A hidden tab holds no
 * connection, because browsers allow only a few to one server. It catches up when it becomes visible again.
 */
export const useLiveChanges = (): void =>
  useEffect(() => {
    const stream = openStream()
    const followVisibility = () => {
      if (document.hidden) return stream.close()

      stream.openIn(0)
      // A change of role that the stream told of meanwhile.
      void checkSession()
    }

    if (!document.hidden) stream.openIn(START_MS)
    document.addEventListener('visibilitychange', followVisibility)
    document.addEventListener('keydown', noteInput)
    document.addEventListener('pointerdown', noteInput)

    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      document.removeEventListener('keydown', noteInput)
      document.removeEventListener('pointerdown', noteInput)
      stream.close()
    }
  }, [])
