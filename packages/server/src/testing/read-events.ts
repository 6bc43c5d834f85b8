/** An event as a client of the stream reads it. */
type ReadEvent = { event: string; id: string; data: Record<string, unknown> }

const eventOf = (block: string): ReadEvent | undefined => {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  )
  const data = fields.get('data')
  return data === undefined
    ? undefined
    : { event: fields.get('event') ?? 'message', id: fields.get('id') ?? '', data: JSON.parse(data) }
}

/** Opens `GET /events` and keeps the events that it sends. `next` waits for a number of events. */
export const readEvents = async (address: string, headers: Record<string, string>, query = '') => {
  const client = new AbortController()
  const response = await fetch(`${address}/events${query}`, { headers, signal: client.signal })
  const events: ReadEvent[] = []
  let text = ''
  let isEnded = false
  let wake = () => {}

  const read = async () => {
    try {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        events.push(...blocks.flatMap((block) => eventOf(block) ?? []))
        wake()
      }
    } catch {
      // The test has closed the stream.
    }
    isEnded = true
    wake()
  }
  void read()

  const until = async (isMet: () => boolean) => {
    while (!isMet()) {
      const woken = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => woken.resolve(false), 120_000)
      wake = () => woken.resolve(true)
      const isWoken = await woken.promise
      clearTimeout(timer)
      if (!isWoken) throw new Error(`The stream sent only ${JSON.stringify(events)}.`)
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    events,
    next: async (count: number) => {
      await until(() => events.length >= count)
      return events.splice(0, count)
    },
    /** the first event about a record; those before it are dropped */
    nextOf: async (recordId: string): Promise<ReadEvent> => {
      const isAboutRecord = ({ data: { recordId: id } }: ReadEvent) => id === recordId
      await until(() => events.some(isAboutRecord))
      const [found] = events.splice(0, events.findIndex(isAboutRecord) + 1).slice(-1)
      if (!found) throw new Error('The stream has no such event.')
      return found
    },
    ended: () => until(() => isEnded),
    leave: () => client.abort(),
  }
}
