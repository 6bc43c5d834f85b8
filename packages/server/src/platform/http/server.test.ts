import { expect, it, vi } from 'vitest'
import { useApp } from '#testing/test-app'
import { createServer } from './server.ts'

const app = useApp()

it('a server that stops waits for work in hand as long as a statement may take', async () => {
  const { promise: hasEnded, resolve: end } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  const server = await createServer(app(), async (routes) => {
    routes.app.addHook('preClose', async () => {
      asked()
      await hasEnded
    })
  })
  await server.ready()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stopped = server.close().then(() => 'stopped')
  await isAsked
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  end()
  expect(await stopped).toBe('stopped')
})
