import { liveCalls } from '@registrar/domain/live/live.calls'

/** An open stream of events, as a browser holds one. */
type EventClient = { waitFor: (recordId: string) => Promise<void>; close: () => void }

/** Opens a stream and reads it until it is closed. Resolves once the server has answered. */
export const openStream = async (url: string, token: string): Promise<EventClient> => {
  const controller = new AbortController()
  const waiting = new Map<string, () => void>()
  const answer = await fetch(url + liveCalls.streamEvents.path, {
    headers: { authorization: `JWT ${token}`, accept: 'text/event-stream' },
    signal: controller.signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`The stream was refused: ${answer.status}`)

  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) waiting.get(/"recordId":"([^"]+)"/.exec(block)?.[1] ?? '')?.()
    }
  }
  // A stream that is closed ends with an error.
  void read(answer.body).catch(() => undefined)

  return {
    waitFor: (recordId) => new Promise((resolve) => waiting.set(recordId, resolve)),
    close: () => controller.abort(),
  }
}
