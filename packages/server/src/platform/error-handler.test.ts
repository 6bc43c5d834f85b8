import { beforeAll, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'

const app = useApp()
let address = ''
beforeAll(async () => {
  address = await app().app.listen({ port: 0, host: '127.0.0.1' })
})

const tenMegabytes = JSON.stringify({ name: 'x'.repeat(10_000_000) })
const inPieces = () =>
  new ReadableStream({
    start: (body) => {
      for (let at = 0; at < tenMegabytes.length; at += 65_536)
        body.enqueue(new TextEncoder().encode(tenMegabytes.slice(at, at + 65_536)))
      body.close()
    },
  })

// A connection closed too soon shows in some tries only.
it.each([
  ['of a known length', () => ({ body: tenMegabytes })],
  ['of an unknown length', () => ({ body: inPieces(), duplex: 'half' as const })],
])('a body %s that is too large is answered in words, every time', async (_, make) => {
  const headers = { authorization: `JWT ${app().staffToken}`, 'content-type': 'application/json' }
  for (let tries = 0; tries < 15; tries += 1) {
    const response = await fetch(`${address}/organization`, { method: 'POST', headers, ...make() })
    expect([response.status, await response.json()]).toMatchObject([413, { ok: false, code: 'BODY_TOO_LARGE' }])
  }
})
