// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { addDays, displayDate } from '@registrar/domain/shared/iso-date'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { today } from '#lib/clock'
import { queryClient } from '#lib/query-client'
import { NO_OFFICE_DAYS, OfficeDayFields } from './office-days.tsx'

type Values = typeof NO_OFFICE_DAYS

const company = {
  _id: 'c',
  name: 'Harbour Ltd',
  companyType: 'LTD',
  incorporationDate: '2015-03-02',
  cro: null,
  creationStatus: null,
  followUps: [],
}

const show = (values: Partial<Values>, officers: object[] = [], fields: object = {}) => {
  vi.stubGlobal('fetch', (path: string) => {
    const data = path.includes('/linkpeopleorganization/search') ? officers : []
    const answer = path.includes('/organization/c') ? { ...company, ...fields } : { data }
    return Promise.resolve(new Response(JSON.stringify({ ok: true, ...answer })))
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <OfficeDayFields
          organizationId="c"
          before={[]}
          heldRoles={[]}
          roles={['secretary']}
          values={{ ...NO_OFFICE_DAYS, ...values }}
          change={() => undefined}
          problemAt={() => undefined}
        />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('the first secretary without a day makes no B10, and the dialog says so and asks for the day (FIL-8)', async () => {
  show({})
  expect(await screen.findByText(/^Nobody held this office of the company before today/)).toBeDefined()
  expect(screen.queryByText(/to be filed by/)).toBeNull()
})

it('the next one without a day makes a B10 from today (FIL-8)', async () => {
  const terms = [{ role: 'secretary', appointed: '2016-01-01', ceased: null }]
  show({}, [{ _id: 'l', organizationId: 'c', terms }])
  expect(await screen.findByText(new RegExp(`appointed on ${displayDate(today())}: B10 to be filed by`))).toBeDefined()
})

const incorporation = { followUps: [{ followUpName: 'INCORPORATION', stepIndex: 3 }] }

it.each([
  [
    'of a company that is IN PROGRESS',
    { creationStatus: 'IN_PROGRESS', incorporationDate: null },
    /that is being formed/,
  ],
  ['of one whose Incorporation runs', { ...incorporation, incorporationDate: null }, /that is being formed/],
  ['of one that was dissolved', { croStatus: 'dissolved' }, /that was struck off or dissolved/],
])('the first secretary %s is not asked for a day, for nothing is to be filed (FIL-7)', async (_, fields, text) => {
  show({}, [], fields)
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByText(/Enter the day/)).toBeNull()
})

it.each([
  ['on a day', addDays(today(), -3), {}, /: B10 to be filed by/],
  ['in a branch', addDays(today(), -3), { companyType: 'BRANCH' }, /: F3 to be filed by/],
  ['more than a year ago', addDays(today(), -800), {}, /: nothing is to be filed of what is more than a year old/],
  ['that Form A1 names', '2015-03-02', {}, /: nothing is to be filed of what Form A1 says/],
])('a secretary %s is told what the save makes (FIL-7)', async (_, appointedOn, fields, text) => {
  show({ appointedOn }, [], fields)
  expect(await screen.findByText(text)).toBeDefined()
})
