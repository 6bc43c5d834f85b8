import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

// Every answer here is short and arrives in one piece.
const answerOn = async (socket: Socket) => {
  const [bytes] = (await once(socket, 'data', { signal: AbortSignal.timeout(120_000) })) as [Buffer]
  const [head = '', body = ''] = bytes.toString().split('\r\n\r\n')
  return { status: Number(head.split(' ', 2)[1]), answer: JSON.parse(body) as unknown }
}

const headOf = (request: string, headers: Record<string, string | number>) =>
  `${[`${request} HTTP/1.1`, ...Object.entries(headers).map((pair) => pair.join(': '))].join('\r\n')}\r\n\r\n`

/**
 * Posts half of a body, waits for the answer, then sends the other half and asks for the server's health on the same
 * connection. A server that refuses a body before its end must survive this.
 */
export const postInHalves = async (url: string, headers: Record<string, string>, body: Buffer) => {
  const { hostname, port, pathname, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  try {
    socket.write(headOf(`POST ${pathname}`, { host, 'content-length': body.length, ...headers }))
    socket.write(body.subarray(0, body.length / 2))
    const refused = await answerOn(socket)
    socket.write(body.subarray(body.length / 2))
    socket.write(headOf('GET /health/live', { host }))
    const { status } = await answerOn(socket)
    return { ...refused, statusAfter: status }
  } finally {
    socket.destroy()
  }
}
