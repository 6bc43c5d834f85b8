import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { addDays, displayDate } from '@registrar/domain/shared/iso-date'
import { sameOrNextWorkingDay } from '@registrar/domain/working-days/working-days'
import { expect, test, visit } from './support.ts'

// OWN-10, FUP-14, DUE-1
test('staff starts the filing that a change of director calls for, and it is due by its legal day', async ({
  staff: page,
  call,
}) => {
  const { data: company } = await call(organizationsCalls.createOrganization, { body: { name: 'Legalday Ltd' } })
  const { createdAt } = await call(organizationsCalls.findOrganization, { params: { id: company._id } })
  // Offered until it is filed, so it does not matter whose day it is.
  const appointed = addDays(createdAt.slice(0, 10), -5)
  const legalDay = displayDate(addDays(appointed, 14))
  const { data: person } = await call(peopleCalls.createPerson, { body: { firstName: 'Nora', lastName: 'Legalday' } })
  await call(linksCalls.createLink, {
    body: { peopleId: person._id, organizationId: company._id, terms: [{ role: 'director', appointed }] },
  })
  const { data: second } = await call(peopleCalls.createPerson, { body: { firstName: 'Owen', lastName: 'Legalday' } })
  const secondTerms = [{ role: 'director' as const, appointed: addDays(appointed, 2) }]
  await call(linksCalls.createLink, {
    body: { peopleId: second._id, organizationId: company._id, terms: secondTerms },
  })

  // With whom the company was taken over is not filed: no day is said of a role.
  const { data: third } = await call(peopleCalls.createPerson, { body: { firstName: 'Peig', lastName: 'Legalday' } })
  await call(linksCalls.createLink, {
    body: { peopleId: third._id, organizationId: company._id, roles: ['secretary'] },
  })

  await visit(page, `/organization/${company._id}/PEOPLE_TAB`)
  const box = page.getByRole('region', { name: 'To be filed' })
  const lastDay = displayDate(sameOrNextWorkingDay(addDays(appointed, 14)))
  const offer = box.getByRole('listitem').filter({ hasText: 'B10: Director appointed: Nora Legalday.' })
  await expect(offer).toContainText(`In law by ${lastDay}.`)
  const secondOffer = box.getByRole('listitem').filter({ hasText: 'B10: Director appointed: Owen Legalday.' })
  await expect(box).not.toContainText('Peig')
  await expect(secondOffer.getByRole('button', { name: 'Start Change of Director' })).toBeVisible()
  let starts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/followUp')) starts += 1
  })
  await offer.getByRole('button', { name: 'Start Change of Director' }).dblclick()
  await expect(page.getByText('Change of Director started')).toBeVisible()

  await test.step('the second appointment stays offered, once the first follow-up is archived', async () => {
    await expect(offer.getByRole('link', { name: 'A follow-up works on it' })).toBeVisible()
    expect(starts).toBe(1)
    await expect(secondOffer).toContainText('Archive the active Change of Director to start this one.')
    await expect(page.getByRole('button', { name: 'Start Change of Director' })).toBeHidden()
  })

  await test.step('the follow-up shows its legal day', async () => {
    await page.getByRole('link', { name: /^Follow Up/ }).click()
    const filing = page.getByRole('region', { name: 'Change of Director' })
    await expect(filing.getByLabel('Legal day')).toHaveValue(legalDay)
    await expect(filing).toContainText(`In law by ${legalDay}`)
  })

  await test.step('the deadlines list it by that day', async () => {
    await visit(page, '/deadlines?search=Legalday')
    // The follow-up and its filing are one row, on the last day in law (DUE-2).
    const row = page.getByRole('listitem').filter({ hasText: 'B10: Change of officer' }).first()
    await expect(row).toContainText(lastDay)
  })
})
