import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { addMonths } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { runInProcess } from '#testing/run-in-process'
import { useApp } from '#testing/test-app'
import { purgeCommand } from './run-purge.ts'

const app = useApp()

const purge = (...args: string[]) =>
  runInProcess(purgeCommand, { DATABASE_URL: app().databaseUrl, DATA_DIR: app().config.dataDir }, ...args)

const makeEnded = async (name: string, relationshipEndedOn: string) =>
  (await app().staff(organizationsCalls.createOrganization, { body: { name, relationshipEndedOn } })).answer.data._id

const listDue = async () =>
  (await app().staff(retentionCalls.searchRetention, { body: { state: 'due' } })).answer.data.map(({ _id }) => _id)

it('npm run purge lists what the page lists, and erases it only with --yes (RET-3)', async () => {
  expect(await purge()).toEqual({ code: 0, output: 'Nothing is due to be erased.\n' })

  const [first, second] = [await makeEnded('First Ltd', '2014-05-01'), await makeEnded('Second Ltd', '2015-05-01')]
  await makeEnded('Kept Ltd', addMonths(today('Europe/Dublin'), -12))
  expect(await listDue()).toEqual([first, second])
  expect(await purge('--dry-run')).toEqual({
    code: 0,
    output: `Company\tFirst Ltd\tkept until 01/05/2019\t${first}\nCompany\tSecond Ltd\tkept until 01/05/2020\t${second}\n2 records to be erased.\n`,
  })

  expect(await purge()).toEqual({ code: 1, output: expect.stringContaining('2 records to be erased.') })
  expect(await listDue()).toEqual([first, second])

  expect(await purge('--yes')).toEqual({ code: 0, output: '2 records to be erased.\n2 records erased.\n' })
  expect(await listDue()).toEqual([])
  const { data } = (await app().staff(retentionCalls.searchCertificates, { body: {} })).answer
  expect(data).toMatchObject([
    { recordId: second, by: null },
    { recordId: first, by: null },
  ])
})

it('npm run purge prints its usage for wrong arguments', async () => {
  expect(await purge('--all')).toEqual({ code: 2, output: expect.stringContaining('Usage: npm run purge') })
})
