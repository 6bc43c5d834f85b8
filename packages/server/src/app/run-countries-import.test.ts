import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runInProcess } from '#testing/run-in-process'
import { useApp } from '#testing/test-app'
import { importCommand } from './import-command.ts'

const app = useApp()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registrar-countries-'))
  await writeFile(path.join(folder, 'countries.csv'), 'country,from,to\nIran,,\nMali,2026-01-01,\n')
  await writeFile(path.join(folder, 'bad.csv'), 'country,from,to\nAtlantis,,\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (file: string, ...args: string[]) =>
  runInProcess(
    importCommand,
    { DATABASE_URL: app().databaseUrl, DATA_DIR: folder },
    'countries',
    path.join(folder, file),
    ...args,
  )
const count = async () => (await app().staff(amlCalls.listRiskCountries)).answer.countries.length

it('the command loads a list of high-risk third countries unless it is a dry run (AML-21)', async () => {
  expect(await run('countries.csv', '--dry-run')).toEqual({ code: 0, output: '2 countries. Nothing was written.\n' })
  expect(await count()).toBe(26)
  expect(await run('countries.csv')).toEqual({ code: 0, output: '2 countries.\n' })
  expect(await count()).toBe(2)
})

it('the command says what it cannot read, and takes no option of another list (AML-21)', async () => {
  expect(await run('bad.csv')).toEqual({ code: 1, output: expect.stringContaining('"Atlantis" is not a country') })
  expect(await run('countries.csv', '--list', 'X')).toMatchObject({ code: 2 })
  expect(await count()).toBe(2)
})
