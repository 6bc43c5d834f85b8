import { openDatabase } from '#app/open-database'
import { readConfig } from '#platform/config'
import { showProgress } from '#platform/progress'
import { printError, printLine } from '#platform/terminal'
import { DEMO_EMAIL, DEMO_PASSWORD } from './accounts.ts'
import { markDemo, readDemoState } from './demo-state.ts'
import { makeFirm } from './make-firm.ts'

// `npm run demo` makes a believable firm in its own data folder, once, and then starts the server on it.

process.env['DATA_DIR'] ||= 'data-demo'
const config = readConfig(process.env)
const place = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir

const prepare = async (): Promise<boolean> => {
  const { db, close } = await openDatabase(config, 'helper', { mayCreate: true })
  try {
    const state = await readDemoState(db)

    if (state === 'made') printLine(`The demo firm is already in ${place}. It is not made again.`)
    if (state === 'other')
      printError(
        `${place} holds records that are not the demo's, or a demo that was interrupted. ` +
          'The demo needs an empty place: name another with DATA_DIR, or remove this one.',
      )
    if (state === 'empty') {
      const { organizations, people } = await makeFirm(db, config, showProgress())
      await markDemo(db)
      printLine(`A firm with ${organizations.length} organizations and ${people.length} people is in ${place}.`)
    }

    return state !== 'other'
  } finally {
    await close()
  }
}

const start = async () => {
  if (!(await prepare())) {
    process.exitCode = 1
    return
  }

  await import('../src/main.ts')
  if (process.exitCode) return

  printLine(`Sign in as ${DEMO_EMAIL} with the password ${DEMO_PASSWORD}`)
  if (config.signupSecretCode) printLine(`Secret code for signing up: ${config.signupSecretCode}`)
}

await start().catch((error: unknown) => {
  printError(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
