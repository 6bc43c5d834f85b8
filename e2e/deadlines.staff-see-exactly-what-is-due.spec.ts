import { deadlineState } from '@registrar/domain/deadlines/deadline'
import { deadlineKindLabels } from '@registrar/domain/deadlines/deadline-kinds'
import { daysBetween, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { usersCalls } from '@registrar/domain/users/users.calls'
import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { startEmbeddedPostgres } from '@registrar/embedded-postgres'
import {
  type KnownDeadline,
  knownDeadlines,
  makeKnownFirm,
  START,
} from '../packages/server/src/features/deadlines/known-deadlines.factory.ts'
import { enterCompaniesOn } from '../packages/server/src/features/organizations/organizations.factory.ts'
import { createDb, createPool } from '../packages/server/src/platform/database/database.ts'
import { SECRET_CODE, startServer } from './server/start-server.ts'
import { expect, makeCall, test } from './support.ts'

// The firm is where a day begins first, or last, in the world. The browser is on the other side of the date line.
const zones = [
  { firm: 'Pacific/Kiritimati', browser: 'America/Los_Angeles', offset: '+14:00', summer: '+14:00' },
  { firm: 'America/Los_Angeles', browser: 'Pacific/Kiritimati', offset: '-08:00', summer: '-07:00' },
] as const
type Zone = (typeof zones)[number]

// The year end, Easter Monday, a Sunday and a leap day, each an hour before or after midnight.
const moments = [
  ['2026-12-31', '23:00'],
  ['2027-03-29', '01:00'],
  ['2027-08-01', '23:00'],
  ['2028-02-29', '01:00'],
] as const

const titles = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  month: '30 days',
  quarter: '90 days',
  later: 'Later',
}

const account = {
  firstName: 'Niamh',
  lastName: 'Kelly',
  email: 'niamh.kelly@example.ie',
  password: 'a long enough password',
}

const lineOf = ([name, kind, date]: KnownDeadline): string => [name, deadlineKindLabels[kind], displayDate(date)].join()

const titleOf = (days: number): string => {
  const state = deadlineState(days)
  // Every day of the known firm is confirmed.
  return state === 'unconfirmed' ? '' : titles[state]
}

/** What the page must show on a day, group by group. */
const expectedOn = (today: IsoDate): Record<string, string[]> => {
  const byTitle = Map.groupBy(knownDeadlines, ([, , date]) => titleOf(daysBetween(today, date)))
  return Object.fromEntries(
    Object.values(titles).map((title) => [title, (byTitle.get(title) ?? []).map(lineOf).toSorted()]),
  )
}

const kindLabels: readonly string[] = Object.values(deadlineKindLabels)

/** All rows of a group, as the page shows them. The group must have `count` rows. */
const shownIn = async (page: Page, title: string, count: number): Promise<string[]> => {
  const group = page.getByRole('region', { name: title, exact: true })
  await expect(group).toContainText(`${title}${count}`)
  // The rows come after their number, a page at a time.
  const items = group.getByRole('listitem')
  for (let shown = 0; shown < count; shown = await items.count()) {
    if (shown > 0) await group.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => items.count()).toBeGreaterThan(shown)
  }

  const rows = await items.evaluateAll((all) =>
    all.map((item) => ({
      texts: (item as HTMLElement).innerText.split('\n').map((text) => text.trim()),
      link: item.querySelector('a')?.textContent ?? '',
    })),
  )
  return rows
    .map(({ texts, link }) => {
      const name = link.includes(': ') ? link.slice(0, link.indexOf(': ')) : ''
      return [name, texts.find((text) => kindLabels.includes(text)), texts[0]].join()
    })
    .toSorted()
}

// The clock of the server can be set, that of its database is the machine's.
const enterCompaniesFromStart = async (dataDir: string) => {
  const postgres = await startEmbeddedPostgres({ dataDir, role: 'helper' })
  const ownerDb = createDb(createPool(postgres.connection, { max: 1 }))
  await enterCompaniesOn({ ownerDb }, START)
  await ownerDb.destroy()
  await postgres.stop()
}

const makeFirm = async (playwright: PlaywrightWorkerArgs['playwright'], address: string) => {
  const request = await playwright.request.newContext()
  const { token, data } = await makeCall(request, usersCalls.signUp, {
    body: { ...account, secretCode: SECRET_CODE },
    address,
  })
  const staff = async (call: never, sent: object) => ({
    answer: await makeCall(request, call, { ...sent, token, address }),
  })
  await makeKnownFirm({ staff, staffId: data._id } as never)
  await request.dispose()
}

/** Opens the page of deadlines for a user who signs in at the instant. */
const openDeadlines = async (page: Page, { address, instant }: { address: string; instant: string }): Promise<void> => {
  const { email, password } = account
  const { token } = await makeCall(page.request, usersCalls.signIn, { body: { email, password }, address })
  await page.clock.setFixedTime(new Date(instant))
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.goto('/deadlines')
}

const instantOf = ({ offset, summer }: Zone, day: IsoDate, time: string): string =>
  // Los Angeles has summer time in August and at Easter.
  `${day}T${time}:00${/-0[38]-/.test(day) ? summer : offset}`

for (const zone of zones)
  test(`staff of a firm in ${zone.firm} see exactly the 40 known deadlines, on four days (DUE-1, DUE-2, DUE-3)`, async ({
    browser,
    playwright,
  }) => {
    const server = await startServer({ env: { TIME_ZONE: zone.firm, TZ: zone.firm }, hasMovableClock: true })
    const { address } = server

    try {
      // The same day in every zone of the test.
      await server.setClock(`${START}T09:00:00Z`)
      await enterCompaniesFromStart(server.dataDir)
      await makeFirm(playwright, address)

      const page = await browser.newPage({ baseURL: address, timezoneId: zone.browser })
      for (const [day, time] of moments)
        await test.step(`on ${day} at ${time}`, async () => {
          const instant = instantOf(zone, day, time)
          await server.setClock(instant)
          await openDeadlines(page, { address, instant })

          const expected = expectedOn(day)
          expect(Object.values(expected).flat()).toHaveLength(40)
          for (const [title, rows] of Object.entries(expected))
            expect(await shownIn(page, title, rows.length), title).toEqual(rows)
        })
      await page.close()
    } finally {
      await server.stop()
    }
  })
