import { expect, it } from 'vitest'
import { postInHalves } from '#testing/one-connection'
import { useApp } from '#testing/test-app'
import { createServer } from './server.ts'

const app = useApp()

it('a body that is too large is answered with the body of API-2, and its connection stays open', async () => {
  const address = await app().app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `JWT ${app().staffToken}`, 'content-type': 'application/json' }
  const body = Buffer.from(JSON.stringify({ name: 'x'.repeat(10_000_000) }))
  expect(await postInHalves(`${address}/organization`, headers, body)).toMatchObject({
    status: 413,
    answer: { ok: false, code: 'BODY_TOO_LARGE' },
    statusAfter: 200,
  })
})

it('the answer to a failure of the server reveals nothing internal', async () => {
  const server = await createServer(app(), async (routes) => {
    routes.app.get('/fails', { config: { access: 'public' } }, () => {
      throw new TypeError('select password_hash from users')
    })
  })
  const { statusCode, body } = await server.inject({ url: '/fails' })
  await server.close()

  expect([statusCode, JSON.parse(body)]).toEqual([
    500,
    { ok: false, code: 'INTERNAL_ERROR', message: 'Something went wrong on our side. Please try again.' },
  ])
})
