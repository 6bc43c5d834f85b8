import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endSlowRequests } from './end-slow-requests.ts'

// On a busy machine, bytes that are sent at once take a while to arrive.
const ARRIVAL_MS = 1000
const app = fastify()
app.addHook('onRequest', endSlowRequests(ARRIVAL_MS))
app.post('/small', () => 'taken')
app.get('/small', () => 'taken')
app.post('/streamed', { config: { isStreamed: true } }, () => 'taken')
app.post('/slow-answer', async () => {
  await wait(2 * ARRIVAL_MS)
  return 'taken'
})

let port = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

// Sends a JSON body a byte at a time, one every `everyMs`, and returns what the server answers before it closes.
const send = async (path: string, body: string, everyMs: number, method = 'POST') => {
  const socket = connect(port, '127.0.0.1')
  let sentBytes = 0
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })

  const head = `${method} ${path} HTTP/1.1\r\nhost: a\r\n${method === 'POST' ? 'connection: close\r\n' : ''}content-type: application/json\r\n`
  socket.write(`${head}content-length: ${body.length}\r\n\r\n`)
  for (const byte of body) {
    await wait(everyMs)
    if (!socket.writable) break
    socket.write(byte)
    sentBytes += 1
  }
  await closed

  return { isTaken: answer.includes('taken'), isBodySent: sentBytes === body.length }
}

it('a body that arrives too slowly ends the connection, and one that arrives in time is read (SEC-11)', async () => {
  expect((await send('/small', '"abcdefgh"', 1)).isTaken).toBe(true)
  expect(await send('/small', `"${'a'.repeat(40)}"`, 100)).toEqual({ isTaken: false, isBodySent: false })
})

it('a slow body of a call that takes none does not keep the connection open (SEC-11)', async () => {
  expect((await send('/small', `"${'a'.repeat(40)}"`, 100, 'GET')).isBodySent).toBe(false)
})

it('an upload may take long while its bytes flow, and ends when they stop (SEC-11)', async () => {
  expect((await send('/streamed', '"abcdefgh"', 200)).isTaken).toBe(true)
  expect((await send('/streamed', '"abc"', 2 * ARRIVAL_MS)).isTaken).toBe(false)
})

it('an answer that takes long does not end a request that has arrived (SEC-11)', async () => {
  expect((await send('/slow-answer', '"a"', 1)).isTaken).toBe(true)
})

it('a request that is injected without a connection is answered too (SEC-11)', async () => {
  const answer = await app.inject({ method: 'POST', url: '/slow-answer', payload: {} })
  expect(answer.body).toBe('taken')
})
