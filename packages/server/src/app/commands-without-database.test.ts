import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runInProcess } from '#testing/run-in-process'
import { importCommand } from './import-command.ts'
import { backupCommand } from './run-backup.ts'
import { purgeCommand } from './run-purge.ts'
import { resetPasswordCommand } from './run-reset-password.ts'
import { restoreCommand } from './run-restore.ts'

const commands = {
  backup: backupCommand,
  restore: restoreCommand,
  import: importCommand,
  purge: purgeCommand,
  'reset-password': resetPasswordCommand,
}
let scratch = ''
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'registrar-no-database-'))
  // As root, the database runs under another account, which must get into its folder.
  await chmod(scratch, 0o755)
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const env = (dataDir: string) => ({ DATABASE_URL: '', DATA_DIR: dataDir })

it.each([
  ['backup', () => [path.join(scratch, 'monday')]],
  ['purge', () => ['--dry-run']],
  ['reset-password', () => []],
  ['import', () => ['sanctions', import.meta.filename]],
] as const)('npm run %s fails with one line where there is no database, and creates none', async (name, args) => {
  const dataDir = path.join(scratch, 'nope')
  expect(await runInProcess(commands[name], env(dataDir), ...args())).toEqual({
    code: 1,
    output: `There is no database in ${dataDir}. Set DATA_DIR to the data folder of the server, or start the server there first.\n`,
  })
  expect(await readdir(scratch)).toEqual([])
})

it('npm run restore that fails leaves neither a database nor a data folder', async () => {
  const dataDir = path.join(scratch, 'new')
  const { code, output } = await runInProcess(restoreCommand, env(dataDir), path.join(scratch, 'no-backup'))
  expect([code, output]).toEqual([1, expect.stringMatching(/^There is no complete backup in .+\.\n$/)])
  expect(await readdir(scratch)).toEqual([])
})

it.each(['backup', 'restore', 'import', 'purge', 'reset-password'] as const)(
  'npm run %s -- --help says how the command is used, and a wrong option is named before that',
  async (name) => {
    const dataDir = path.join(scratch, 'nope')
    const help = await runInProcess(commands[name], env(dataDir), '--help')
    expect([help.code, help.output]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: npm run ${name}`))])

    const wrong = await runInProcess(commands[name], env(dataDir), '--nonsense')
    expect([wrong.code, wrong.output]).toEqual([2, expect.stringMatching(/^Unknown option '--nonsense'\.?\n\nUsage/)])
    expect(await readdir(scratch)).toEqual([])
  },
)
