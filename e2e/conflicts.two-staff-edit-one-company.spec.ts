import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { expect, test, visit } from './support.ts'

// ORG-10
test('two members of staff who edit one company at once keep both edits, or choose between them', async ({
  staff: page,
  call,
  colleague,
}) => {
  const { data } = await call(organizationsCalls.createOrganization, {
    body: { name: 'Shared Ltd', notes: 'as it was' },
  })
  const colleagueSaves = (body: BodyInput<typeof organizationsCalls.updateOrganization>) =>
    colleague(organizationsCalls.updateOrganization, { params: { id: data._id }, body })
  const read = () => call(organizationsCalls.findOrganization, { params: { id: data._id } })
  const update = page.getByRole('button', { name: 'Update' })

  await test.step('different fields merge', async () => {
    await visit(page, `/organization/${data._id}/GENERAL_TAB`)
    await page.getByLabel('Comment').fill('mine')
    await colleagueSaves({ cro: '123456' })
    await update.click()
    await expect(page.getByText('Updated!')).toBeVisible()
    await expect(page.getByLabel('CRO Number')).toHaveValue('123456')
    expect(await read()).toMatchObject({ cro: '123456', comments: 'mine' })
  })

  await test.step('for the same field both values are shown, and the second person chooses', async () => {
    await page.getByLabel('Comment').fill('mine again')
    await page.getByLabel('Country').fill('Ireland')
    await colleagueSaves({ comments: 'theirs', country: 'France' })
    await update.click()
    const dialog = page.getByRole('dialog', { name: 'Changed by somebody else' })
    const comment = dialog.getByRole('radiogroup', { name: 'Comment' })
    const country = dialog.getByRole('radiogroup', { name: 'Country' })
    await expect(dialog.getByText(/^Niamh Kelly .* changed the same fields while you were editing\./)).toBeVisible()
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(comment.locator('mark', { hasText: 'theirs' })).toBeVisible()
    await comment.getByLabel(/^Niamh Kelly .*: theirs$/).check()
    await country.getByLabel('Yours: Ireland').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Comment')).toHaveValue('theirs')
    await expect(page.getByLabel('Country')).toHaveValue('Ireland')
    await expect(page.getByText('Ctrl S to save')).toBeVisible()
    expect(await read()).toMatchObject({ comments: 'theirs', country: 'Ireland' })
  })

  await test.step('the second window of one person asks too', async () => {
    await page.getByLabel('Business Activity').fill('typed here')
    await call(organizationsCalls.updateOrganization, {
      params: { id: data._id },
      body: { businessActivity: 'typed in the other window' },
    })
    await update.click()
    const dialog = page.getByRole('dialog', { name: 'You changed this in another window' })
    const activity = dialog.getByRole('radiogroup', { name: 'Business Activity' })
    await activity.getByLabel('Yours: typed here').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Ctrl S to save')).toBeVisible()
    expect(await read()).toMatchObject({ businessActivity: 'typed here' })
  })

  await test.step('the AML form is merged question by question', async () => {
    await colleagueSaves({ aml: { appendix2_q1: false, appendix2_q2: true } })

    await page.goto(`/organization/${data._id}/AML_TAB`)
    await page.getByRole('radiogroup', { name: /^2\. / }).getByLabel('No', { exact: true }).check()
    await colleagueSaves({ aml: { appendix2_q1: true } })
    await update.click()
    await expect(page.getByRole('radiogroup', { name: /^1\. / }).getByLabel('Yes')).toBeChecked()
    const { aml } = await read()
    expect(aml).toMatchObject({ appendix2_q1: true, appendix2_q2: false })
  })
})
