import { explainStart } from './app/explain-start.ts'
import { runServer } from './app/run-server.ts'
import { type Config, readConfig } from '#platform/config'
import { printError, printLine } from '#platform/terminal'

const WITHOUT_HTTPS =
  'Warning: HOST lets every network reach this server, and PUBLIC_URL is not https. Passwords and papers travel in the clear.'

const AS_SUPERUSER =
  'Warning: the role of DATABASE_URL is a superuser. Name one that owns its own database only (docs/operations.md).'

const isOpenWithoutHttps = ({ host, publicUrl }: Config): boolean =>
  ['0.0.0.0', '::'].includes(host) && !publicUrl?.startsWith('https:')

const fail = (error: unknown) => {
  printError(explainStart(error))
  process.exitCode = 1
}

const start = async () => {
  const config = readConfig(process.env)
  const starting = runServer(config)
  let isStopping = false

  // A signal during the start takes effect when the start is complete. A second signal changes nothing.
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    printLine('Stopping …')
    const server = await starting.catch(() => undefined)
    await server?.stop()
    process.exit()
  }

  process.on('SIGINT', () => void stop().catch(fail))
  process.on('SIGTERM', () => void stop().catch(fail))

  const server = await starting
  printLine(`Registrar is ready at ${server.address}`)
  for (const folder of server.openFolders)
    printLine(`Other accounts of this machine could read ${folder}. It is closed now.`)
  if (server.isDataFolderOpen)
    printLine(`Other accounts of this machine could write to ${config.dataDir}. They cannot any more.`)
  if (isOpenWithoutHttps(config)) printLine(WITHOUT_HTTPS)
  if (server.isDatabaseSuperuser) printLine(AS_SUPERUSER)
  if (server.createdSignupCode) printLine(`Secret code for signing up: ${server.createdSignupCode}`)
}

await start().catch(fail)
