import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Arrival = { messageId: string; to: string; raw: string }

type Answer = number | 'cut' | undefined

/** Decides about an email: undefined accepts it, an SMTP status refuses it, `cut` breaks the connection without an answer. */
export type Verdict = (to: string, arrived: number) => Promise<Answer> | Answer

export type TestSmtpServer = {
  port: number
  /** the accepted emails, in order */
  arrivals: Arrival[]
  /** resolves when `count` emails were accepted */
  until: (count: number) => Promise<void>
  stop: () => Promise<void>
}

const refusal = (status: number) => Object.assign(new Error(`Refused with ${status}`), { responseCode: status })

/** Starts a real SMTP server that accepts or refuses emails as told, on a free port or the given one. */
export const startSmtpServer = async (
  options: { atRecipient?: Verdict; atEnd?: Verdict; port?: number } & Omit<
    SMTPServerOptions,
    'onData' | 'onRcptTo'
  > = {},
): Promise<TestSmtpServer> => {
  const { atRecipient, atEnd, port = 0, ...more } = options
  const arrivals: Arrival[] = []
  const waiting = new Set<() => void>()

  const answer = async (
    verdict: Verdict | undefined,
    { to, sessionId }: { to: string; sessionId: string },
    done: (error?: Error | null) => void,
  ) => {
    const status = await verdict?.(to, arrivals.length)
    if (status === 'cut') {
      for (const { id, _socket: socket } of server.connections) if (id === sessionId) socket.destroy()
      return
    }
    done(status === undefined ? null : refusal(status))
  }

  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    ...more,
    onRcptTo: ({ address: to }, { id }, done) => void answer(atRecipient, { to, sessionId: id }, done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const arrival = { messageId: /^message-id:\s*<([^>]+)>/im.exec(raw)?.[1] ?? '', to, raw }
        void answer(atEnd, { to, sessionId: session.id }, (error) => {
          if (!error) arrivals.push(arrival)
          done(error)
          for (const check of waiting) check()
        })
      })
    },
  })
  // A killed client breaks its connection. That is not an error of this server.
  server.on('error', () => {})
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening))
  return {
    port: (server.server.address() as { port: number }).port,
    arrivals,
    until: (count) =>
      new Promise((reached) => {
        const check = () => {
          if (arrivals.length < count) return
          waiting.delete(check)
          reached()
        }
        waiting.add(check)
        check()
      }),
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped)
      }),
  }
}
