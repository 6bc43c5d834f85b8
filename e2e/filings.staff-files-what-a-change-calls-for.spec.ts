import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { addDays, displayDate } from '@registrar/domain/shared/iso-date'
import { sameOrNextWorkingDay } from '@registrar/domain/working-days/working-days'
import type { Locator } from '@playwright/test'
import { today } from '../packages/server/src/platform/clock.ts'
import { expect, test, visit } from './support.ts'

const company = { name: 'Sandpiper Trading Ltd', incorporationDate: '2015-03-02', address: '1 Main Street, Dublin' }

// Of what was more than a year ago no filing is made.
const happenedOn = addDays(today('Europe/Dublin'), -9)
const fileBy = sameOrNextWorkingDay(addDays(happenedOn, 14))
const sentOn = addDays(happenedOn, 7)

test('staff files what a change of director, office or name calls for (FIL-8 to FIL-10)', async ({
  staff: page,
  call,
}) => {
  await test.step('staff appoints a director and files the B10 with its number in at most eight clicks, and types nothing twice (FIL-8)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: company })
    await call(peopleCalls.createPerson, { body: { firstName: 'Marie', lastName: 'Sandpiper' } })
    await visit(page, `/organization/${data._id}/PEOPLE_TAB`)

    let clicks = 0
    const click = async (what: Locator) => {
      await what.click()
      clicks += 1
    }
    await click(page.getByRole('button', { name: 'Link Person' }))
    const dialog = page.getByRole('dialog', { name: 'Link Person' })
    await dialog.getByRole('searchbox').fill('Marie Sandpiper')
    await click(dialog.getByRole('radio', { name: 'Marie Sandpiper' }))
    await click(dialog.getByLabel('Director', { exact: true }))
    const appointed = dialog.getByLabel('Appointed on')
    await appointed.fill(displayDate(happenedOn))
    await appointed.press('Tab')
    await expect(dialog).toContainText(
      `Director appointed on ${displayDate(happenedOn)}: B10 to be filed by ${displayDate(fileBy)}.`,
    )
    await click(dialog.getByRole('button', { name: 'Link', exact: true }))

    const tabs = page.getByRole('navigation', { name: 'Tabs' })
    await click(tabs.getByRole('button', { name: 'More' }))
    await click(tabs.getByRole('link', { name: 'Filings' }))
    const b10 = page.getByRole('row').filter({ hasText: 'B10' })
    await expect(b10).toContainText('Director appointed: Marie Sandpiper')
    await click(page.getByRole('button', { name: 'B10: Change of officer or particulars' }))
    const filing = page.getByRole('dialog')
    await filing.getByLabel('Sent on').fill(displayDate(sentOn))
    await filing.getByLabel('Submission number').fill('SR123456')
    await click(filing.getByRole('button', { name: 'Save' }))
    await expect(b10).toContainText('SR123456')
    expect(clicks).toBeLessThanOrEqual(8)

    const found = await call(filingsCalls.searchFilings, { body: { organizationId: data._id, kinds: ['B10'] } })
    expect(found.data).toMatchObject([{ state: 'sent', sentOn, submissionNumber: 'SR123456' }])
  })

  await test.step('a moved office and a changed name ask for the day, or whether it is only a correction (FIL-9, FIL-10)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { ...company, name: 'Dotterel Ltd' } })
    const person = await call(peopleCalls.createPerson, { body: { firstName: 'Nora', lastName: 'Dotterel' } })
    const terms = [{ role: 'director' as const, appointed: '2016-01-01', ceased: null }]
    await call(linksCalls.createLink, { body: { peopleId: person.data._id, organizationId: data._id, terms } })
    const kinds = async () =>
      (await call(filingsCalls.searchFilings, { body: { organizationId: data._id, kinds: ['B2', 'B10'] } })).data.map(
        ({ kind, eventDate }) => `${kind} ${eventDate}`,
      )

    await visit(page, `/organization/${data._id}`)
    await page.getByLabel('Office Address').fill('2 Quay, Cork')
    await page.getByLabel('Moved on').fill(displayDate(happenedOn))
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.poll(kinds).toEqual([`B2 ${happenedOn}`])
    await expect(page.getByLabel('Moved on')).toHaveCount(0)

    await visit(page, `/people/${person.data._id}`)
    await page.getByLabel('First Name').fill('Norah')
    await expect(page.getByRole('group', { name: 'Filing' })).toContainText('Dotterel Ltd')
    await page.getByLabel('Only a correction').check()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('group', { name: 'Filing' })).toHaveCount(0)
    expect(await kinds()).toEqual([`B2 ${happenedOn}`])
  })
})
