import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import { runAsProcess } from '#testing/run-as-process'
import { useApp } from '#testing/test-app'
import { explainStart } from './explain-start.ts'
import { runServer } from './run-server.ts'

const app = useApp()

const envOf = (env: Record<string, string>) => ({
  DATABASE_URL: app().databaseUrl,
  DATA_DIR: app().config.dataDir,
  LOG_LEVEL: 'silent',
  PORT: '0',
  ...env,
})

const failureOf = async (env: Record<string, string>) => {
  try {
    await runServer(readConfig(envOf(env)))
  } catch (error) {
    return explainStart(error)
  }
  throw new Error('The server started.')
}

const withName = (name: string) => {
  const url = new URL(app().databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

it.each([
  [
    'HOST=nonsense.invalid',
    { HOST: 'nonsense.invalid' },
    /^The server cannot listen on nonsense\.invalid \(.+\)\. Set HOST or PORT\.$/,
  ],
  [
    'HOST=203.0.113.7',
    { HOST: '203.0.113.7' },
    /^The server cannot listen on 203\.0\.113\.7 \(.+\)\. Set HOST or PORT\.$/,
  ],
  ['PORT=99999', { PORT: '99999' }, /^The configuration is wrong, .+:\nPORT must be a whole number from 0 to 65535$/],
])('a start with %s fails with a plain sentence', async (_, env, output) => {
  expect(await failureOf(env)).toMatch(output)
})

it.each([
  ['nobody listens', () => 'postgres://registrar:secret@127.0.0.1:9/registrar', 'cannot be reached.'],
  ['no host has its name', () => 'postgres://registrar:secret@nonsense.invalid/registrar', 'cannot be reached.'],
  ['the database does not exist', () => withName('nowhere'), 'cannot be used: database "nowhere" does not exist.'],
])('a start with a DATABASE_URL where %s fails with one plain line', async (_, url, end) => {
  expect(await failureOf({ DATABASE_URL: url() })).toBe(`The database that DATABASE_URL names ${end}`)
})

it('a start on a port that is in use fails before anything is made', async () => {
  const other = createServer().listen({ port: 0, host: '127.0.0.1' })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const folder = path.join(app().config.dataDir, 'never-made')
  const failure = await failureOf({ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' })
  expect(failure).toBe(`Port ${port} is in use. Stop the program that uses it, or set PORT.`)
  expect(existsSync(folder)).toBe(false)
  other.close()
})

it('a first start with DATABASE_URL makes the data folder, which only its owner can read', async () => {
  const folder = path.join(app().config.dataDir, 'in', 'a', 'new', 'place')
  const server = await runServer(readConfig(envOf({ DATA_DIR: folder })))
  expect((await fetch(`${server.address}/health/ready`)).status).toBe(200)
  await server.stop()
  expect(statSync(folder).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o700)
})

it('a server that cannot start prints why, and ends with exit code 1', async () => {
  const main = path.join(import.meta.dirname, '../main.ts')
  expect(await runAsProcess(main, envOf({ PORT: '99999' }))).toEqual({
    code: 1,
    output: expect.stringMatching(/^The configuration is wrong, .+:\nPORT must be a whole number from 0 to 65535\n$/),
  })
})
