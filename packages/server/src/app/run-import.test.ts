import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { binCalls } from '@registrar/domain/bin/bin.calls'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import { runAsProcess } from '#testing/run-as-process'
import { runInProcess } from '#testing/run-in-process'
import { useApp } from '#testing/test-app'
import { importCommand } from './import-command.ts'
import { runServer } from './run-server.ts'

const app = useApp()
const command = path.join(import.meta.dirname, '../import.ts')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registrar-import-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const save = async (name: string, text: string): Promise<string> => {
  await writeFile(path.join(folder, name), text)
  return path.join(folder, name)
}

const runImport = (env: Record<string, string>, ...args: string[]) => runInProcess(importCommand, env, ...args)
const serverEnv = () => ({ DATABASE_URL: app().databaseUrl, DATA_DIR: folder })

describe('npm run import', () => {
  it('imports beside a server, which lists the organizations at once', async () => {
    const file = await save('good.csv', 'Name;CRO;Odd\nLiffey Software DAC;700001;x\n')
    const report = path.join(folder, 'report.csv')
    const user = 'Niamh.Kelly@example.ie'
    const run = await runImport(serverEnv(), 'organizations', file, '--report', report, '--user', user)
    expect(run.output).toContain('1 organization created.')
    expect(run.code).toBe(0)
    expect(await readFile(report, 'utf8')).toBe('line,outcome,name,reason\n2,made,Liffey Software DAC,\n')
    const { answer } = await app().staff(organizationsCalls.searchOrganizations, {
      body: { search: '700001' },
    })
    expect(answer.data).toHaveLength(1)
  })

  it('ends with 1 when a line is refused, and with 0 when --keep-good keeps the others', async () => {
    const file = await save('bad.csv', 'Name,Inc Date\nKept,\nRefused,soon\n')
    expect(await runImport(serverEnv(), 'organizations', file)).toMatchObject({ code: 1 })
    expect(await runImport(serverEnv(), 'organizations', file, '--keep-good')).toMatchObject({ code: 0 })
  })

  it.each([
    ['organizations', 'Name;CRO;Odd\nUndone DAC;700009;x\nRefused DAC;;x;y\n', 'Undone DAC', 'Refused DAC'],
    ['people', 'First Name;Last Name;Odd\nUna;Undone;x\nRita;;x;y\n', 'Una Undone', 'Rita'],
  ] as const)('reports on %s, and the screen takes the run back (IMP-1, IMP-5)', async (kind, text, made, refused) => {
    const file = await save(`undone-${kind}.csv`, text)
    const report = path.join(folder, `${kind}-report.csv`)
    const options = ['--delimiter', ';', '--keep-good', '--report', report, '--user', 'niamh.kelly@example.ie']
    const run = await runImport(serverEnv(), kind, file, ...options)
    expect(run.output).toContain('Writing …')
    expect(run.output).toContain('Columns not used: Odd.')
    expect([run.code, await readFile(report, 'utf8')]).toEqual([
      0,
      'line,outcome,name,reason\n' +
        `2,made,${made},\n3,refused,${refused},"It has 4 cells, and the heading line has 3."\n`,
    ])

    const [first] = (await app().staff(importsCalls.searchImports, { body: {} })).answer.data
    expect(first).toMatchObject({
      kind,
      fileName: `undone-${kind}.csv`,
      user: { _id: app().staffId },
      counts: { made: 1, updated: 0, skipped: 0, refused: 1 },
    })
    const undone = await app().staff(importsCalls.undoImport, { params: { id: first?._id ?? '' } })
    expect(undone.status).toBe(200)
    const { answer } = await app().staff(binCalls.searchBin, { body: { search: made } })
    expect(answer.data).toHaveLength(1)
  })

  it.each([
    ['The file has no column "Clint". Its columns are: Name, Client.', ['Clint=name']],
    ['Two columns are mapped to name. Choose one.', ['client=name', 'Name=name']],
  ])('ends with 1 when an option --map does not fit the file: %s', async (message, pairs) => {
    const file = await save('mapped.csv', 'Name,Client\nA,B\n')
    const run = await runImport(serverEnv(), 'organizations', file, ...pairs.flatMap((pair) => ['--map', pair]))
    const hint = 'Choose the field of a column with --map "heading=field".'
    expect(run).toEqual({ code: 1, output: `${message}\n${hint}\n` })
  })

  it('remembers a column that was given a field, whichever letters the option --map has (IMP-2)', async () => {
    const file = await save('remembered.csv', 'Klient,CRO\nRemembered DAC,700010\n')
    const first = await runImport(serverEnv(), 'organizations', file, '--map', 'KLIENT=name')
    expect(first.output).toContain('1 organization created.')
    const second = await runImport(serverEnv(), 'organizations', file)
    expect(second.output).toContain('1 line skipped as duplicate.')
  })

  it.each([
    ['There is no file', ['organizations', 'no-such-file.csv']],
    ['The report cannot be written', ['organizations', command, '--report', '/no/such/folder/r.csv']],
    ['No account has the email address', ['organizations', command, '--user', 'nobody@example.ie']],
  ])('ends with 1 and says why: %s', async (message, args) => {
    const run = await runImport(serverEnv(), ...args)
    expect(run.output).toContain(message)
    expect([run.code, run.output.includes('Usage:')]).toEqual([1, false])
  })

  it('says that the database cannot be reached', async () => {
    const file = await save('x.csv', 'Name\nA\n')
    const run = await runImport(
      { ...serverEnv(), DATABASE_URL: 'postgresql://localhost:1/none' },
      'organizations',
      file,
    )
    expect(run).toEqual({ code: 1, output: 'The database that DATABASE_URL names cannot be reached.\n' })
  })

  it.each([
    ['organizations', 'the name'],
    ['people', 'a field'],
  ])('names the option --map when no column of %s gives %s, also with --keep-good (IMP-2)', async (kind, what) => {
    const file = await save('unnamed.csv', 'Foo,Bar\n1,2\n')
    expect(await runImport(serverEnv(), kind, file, '--keep-good')).toEqual({
      code: 1,
      output:
        `No column gives ${what}. Choose one. The columns are: Foo, Bar.\n` +
        'Choose the field of a column with --map "heading=field".\n',
    })
  })

  it('ends with 2 and prints its usage when an argument is wrong', async () => {
    const run = await runImport(serverEnv(), 'organizations', 'x.csv', '--map', 'Number=croo')
    expect(run.code).toBe(2)
    expect(run.output).toMatch(/^There is no field "croo"\.\n\nUsage: .*\nFields: name, cro,/s)
  })
})

describe('npm run import on the embedded database', () => {
  it('works without a server, and beside the server that owns the data folder', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-import-data-'))
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' }
    const file = await save('one.csv', 'Name,CRO\nFirst,1\n')
    expect((await runImport(env, 'organizations', file)).output).toContain('1 organization created.')
    const server = await runServer(readConfig(env))
    try {
      const more = await save('two.csv', 'Name,CRO\nFirst,1\nSecond,2\n')
      const { output } = await runAsProcess(command, env, 'organizations', more)
      expect(output).toContain('1 organization created.')
      expect(output).toContain('1 line skipped as duplicate.')
      expect((await fetch(`${server.address}/health/ready`)).status).toBe(200)
    } finally {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
