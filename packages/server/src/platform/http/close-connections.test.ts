import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeConnections } from './close-connections.ts'

const MINUTE_MS = 60_000

let onSend = () => undefined as unknown
const startServer = async () => {
  const app = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: MINUTE_MS })
  closeConnections(app)
  let finish = () => undefined as unknown
  const finished = new Promise((resolve) => (finish = () => resolve(undefined)))
  app.get('/at-once', () => 'answered')
  app.get('/later', async () => finished.then(() => 'answered'))
  app.addHook('onSend', async () => void onSend())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, finish, port: (app.server.address() as AddressInfo).port }
}

const stopsInTime = async (stopped: Promise<unknown>) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, MINUTE_MS / 3, 'late')))
  const result = await Promise.race([stopped.then(() => 'stopped'), late])
  clearTimeout(timer)
  return result
}

it('a connection that never carried a request does not keep the server from stopping', async () => {
  const { app, port } = await startServer()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')])

  expect(await stopsInTime(app.close())).toBe('stopped')
})

it('a request in flight is answered, and its connection is closed after it', async () => {
  const { app, finish, port } = await startServer()
  const socket = connect(port, '127.0.0.1')
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  socket.write('GET /later HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(app.server, 'request')

  const stopped = app.close()
  finish()
  expect(await stopsInTime(stopped)).toBe('stopped')
  await closed
  expect(answer).toContain('answered')
})

it('a connection whose answer is just leaving when the server stops is closed', async () => {
  const { app, port } = await startServer()
  const stopped = new Promise((resolve) => (onSend = () => resolve(app.close())))
  const socket = connect(port, '127.0.0.1')
  socket.resume()
  socket.write('GET /at-once HTTP/1.1\r\nhost: a\r\n\r\n')

  expect(await stopsInTime(stopped)).toBe('stopped')
})
