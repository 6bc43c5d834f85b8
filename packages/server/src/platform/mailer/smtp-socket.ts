import { connect, type Socket } from 'node:net'

type Server = { host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined }

type Limits = {
  /** until the connection is open, in milliseconds */
  openMs: number
  /** how long nothing may pass */
  stalledMs: number
  /** whether silence is allowed from now on */
  isOver: () => boolean
}

const SMTP_PORT = 587
const SMTPS_PORT = 465

const giveUpWhenStalled = (socket: Socket, { stalledMs, isOver }: Limits) => {
  let seen = 0
  const look = () => {
    const passed = socket.bytesRead + socket.bytesWritten
    if (passed === seen && !isOver()) socket.destroy(new Error('The mail server is silent.'))
    seen = passed
  }
  const timer = setInterval(look, stalledMs / 2).unref()
  socket.once('close', () => clearInterval(timer))
}

/**
 * Opens a connection to a mail server and watches over it: nodemailer itself waits for ten minutes, also for a host that is gone.
 * The system asks every ten seconds whether the other end is still there.
 */
export const openSmtpSocket = (
  { host = 'localhost', port, secure }: Server,
  limits: Limits,
  done: (error: Error | null, options?: { connection: Socket }) => void,
): void => {
  const socket = connect({
    host,
    port: Number(port ?? (secure ? SMTPS_PORT : SMTP_PORT)),
    keepAlive: true,
    keepAliveInitialDelay: 10_000,
    timeout: limits.openMs,
  })
  const fail = (error: Error) => done(error)
  socket.once('timeout', () => socket.destroy(new Error('The mail server does not answer.')))
  socket.once('error', fail)
  socket.once('connect', () => {
    socket.removeAllListeners('timeout')
    socket.setTimeout(0)
    socket.off('error', fail)
    giveUpWhenStalled(socket, limits)
    done(null, { connection: socket })
  })
}
