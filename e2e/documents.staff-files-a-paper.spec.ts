import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expectAccessible } from './accessibility.ts'
import { chooseInBar, expect, test, visit } from './support.ts'

test('staff files papers under the company, in a language that stays, and sees which are outdated (DOC-2, DOC-4, DOC-5, UI-7)', async ({
  staff: page,
  call,
}) => {
  await test.step('staff sees what a paper is missing, fills it in, and files it under the company (DOC-2, DOC-4)', async () => {
    const body = { name: 'Paper Ltd', cro: '654321', address: '1 Old Street' }
    const { data } = await call(organizationsCalls.createOrganization, { body })

    await visit(page, `/organization/${data._id}`)
    await chooseInBar(page, 'Tabs', 'Papers')
    const sheet = page.getByRole('row', { name: /Form B2/ })
    await expect(sheet).toContainText('New registered office')
    await expect(sheet.getByRole('link', { name: /^Preview/ })).toHaveAttribute(
      'href',
      /document\/b2\.pdf\?language=en/,
    )
    await expectAccessible(page, async () => {})

    await sheet.getByRole('button', { name: /^Fill in/ }).click()
    await page.getByLabel('New registered office').fill('2 New Street')
    await page.getByRole('dialog').getByRole('button', { name: 'File', exact: true }).click()
    await expect(page.getByText('Filed in Correspondence!')).toBeVisible()

    await page.getByRole('link', { name: /^Files/ }).click()
    await page.getByRole('button', { name: /^Correspondence/ }).click()
    await expect(page.getByText(/Form B2.*Paper Ltd.*\.pdf/)).toBeVisible()
  })

  await test.step('the language of the papers stays after a reload (UI-7)', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Bilingue Ltd' } })
    await visit(page, `/organization/${data._id}/PAPERS_TAB`)
    const french = page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { name: 'French' })
    await expect(french).not.toBeChecked()
    await page.getByText('French', { exact: true }).click()
    await expect(page).toHaveURL(/language=fr/)
    await page.reload()
    await expect(french).toBeChecked()
  })

  await test.step('staff sees which filed paper the record has outdated, and makes it again (DOC-5)', async () => {
    const body = { name: 'Outdated Ltd', cro: '654321', address: '1 Old Street' }
    const { data } = await call(organizationsCalls.createOrganization, { body })
    const papers = `/organization/${data._id}/PAPERS_TAB`

    await visit(page, papers)
    await page.getByRole('button', { name: 'File Letter to the bank' }).click()
    await expect(page.getByText('Filed in Bank!')).toBeVisible()
    const filed = page.getByRole('region', { name: 'Filed papers' }).getByRole('row', { name: /Letter to the bank/ })
    await expect(filed).toContainText('Up to date')
    await expect(filed.getByRole('button')).toHaveCount(0)

    await call(organizationsCalls.updateOrganization, { params: { id: data._id }, body: { address: '2 New Street' } })
    await page.reload()
    await expect(filed).toContainText('Out of date: Registered office')
    await expectAccessible(page, async () => {})
    await filed.getByRole('button', { name: 'Make again Letter to the bank' }).click()
    await expect(filed).toContainText('Up to date')

    const { attachedFiles } = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
    expect(attachedFiles.map(({ folder }) => folder)).toEqual(['Bank', 'Bank'])
  })
})
