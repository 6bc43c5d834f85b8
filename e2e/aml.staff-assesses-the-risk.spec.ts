import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, test, visit } from './support.ts'

test('staff answers the questions of an AML file, signs it, sees what is not assessed, and fills in from the record', async ({
  staff: page,
  call,
  account,
}) => {
  // AML-1, AML-3, AML-4, AML-5, AML-6, AML-7, AML-8, AML-9, AML-10, ORG-24
  await test.step('staff answers the questions of the AML file, signs it, and finds the level on the General tab', async () => {
    const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Risky Ltd' } })
    const read = async () => (await call(organizationsCalls.findOrganization, { params: { id: data._id } })).aml

    await visit(page, `/organization/${data._id}/AML_TAB`)
    const score = page.getByRole('region', { name: 'Score' })
    const question = (name: RegExp) => page.getByRole('radiogroup', { name })
    const update = async () => {
      // That of an earlier save.
      await expect(page.getByText('Updated!')).toBeHidden()
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('Updated!')).toBeVisible()
      await expect(page.getByText('Ctrl S to save')).toBeVisible()
    }

    await test.step('finds the default answers in a form that was never saved', async () => {
      await expect(
        page.getByRole('heading', { name: 'CLIENT RISK ASSESSMENT & KNOW YOUR CLIENT CHECKLIST FORM' }),
      ).toBeVisible()
      await expect(page.getByText('This form was never saved')).toBeVisible()
      await expect(score).toContainText('Total score 15')
      await expect(score).toContainText('LOW')
      await expect(score).toContainText('not assessed')
      await expect(score).toContainText('Not saved yet')
      await expect(score).not.toContainText('answered')
      await expect(question(/^9\. /).getByLabel('Yes')).toBeChecked()
      await expect(question(/^13\. /).getByLabel('No', { exact: true })).toBeChecked()
    })

    await test.step('sees the score and the level follow the answers', async () => {
      await question(/^1\. /).getByLabel('Yes').check()
      await expect(score).toContainText('Total score 20')
      await expect(score).toContainText('MEDIUM')
      await question(/^5\. /).getByLabel('Yes').check()
      await question(/^10\. /)
        .getByLabel('Yes')
        .check()
      await expect(score).toContainText('HIGH')
      await question(/^10\. /)
        .getByRole('button', { name: /^Take back/ })
        .click()
      await expect(question(/^10\. /).getByLabel('Yes')).toBeFocused()
      await expect(question(/^10\. /).getByLabel('Yes')).not.toBeChecked()
      await expect(score).toContainText('12 of 13 answered')
      await expect(score).toContainText('Total score 21')
    })

    await test.step('signs, marks an action as done, and is asked before leaving', async () => {
      const signature = page.getByRole('combobox', { name: 'Signature' })
      await signature.fill(account.name)
      const option = page.getByRole('option', { name: account.name, exact: true })
      await expect(option).toBeVisible()
      // The users whom the list offers before anything is typed make room for those who were found.
      await expect(page.getByRole('option', { name: 'Ada Administrator' })).toBeHidden()
      await option.click()
      await expect(signature).toHaveValue(account.name)
      await question(/^Know-your-client form obtained/)
        .getByLabel('Yes')
        .check()
      await page.getByLabel('Date obtained: Know-your-client form obtained').fill('05/11/2026')
      await page.getByLabel('Date obtained: Know-your-client form obtained').press('Tab')
      await page.getByRole('link', { name: 'General', exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText('Are you sure you want to leave this page without saving?')
      await page.getByRole('button', { name: 'Stay' }).click()
      await update()
      await expect(page.getByText('This form was never saved')).toBeHidden()
      await expect(score).toContainText('incomplete, 12 of 13')
      await expect(score).toContainText('Enhanced due diligence required')
      await expect(score).toContainText('answers are defaults that nobody chose')
      expect(await read()).toMatchObject({
        appendix2_q1: true,
        appendix2_q2: true,
        appendix2_q10: null,
        appendix2_total_score: 21,
        appendix2_risk_level: 'medium',
        appendix2_kyc_obtained: true,
        appendix2_kyc_obtained_date: '2026-11-05',
        appendix2_signature: { user_name: account.name },
        appendix4_structure_type: 'Limited',
      })
    })

    await test.step('fills the other appendices', async () => {
      await page.getByText('Appendix 3', { exact: true }).click()
      await page.getByRole('combobox', { name: 'Source of introduction' }).click()
      await page.getByRole('option', { name: 'Website' }).click()
      await page.keyboard.press('Escape')
      await page.getByText('Appendix 4', { exact: true }).click()
      await expect(page.getByLabel('Structure type')).toHaveValue('Limited')
      await expect(page.getByRole('combobox', { name: 'Risk assessment' })).toHaveValue('normal')
      await page.getByRole('combobox', { name: 'Expected business' }).click()
      await page.getByRole('option', { name: 'Company Formation' }).click()
      await page.keyboard.press('Escape')
      await page.getByText('Appendix 6', { exact: true }).click()
      await page.getByLabel('Signature').fill('N. Kelly, director')
      await update()
      expect(await read()).toMatchObject({
        appendix3_source_of_introduction: ['Website'],
        appendix4_expected_business: ['Company Formation'],
        appendix6_signature: 'N. Kelly, director',
        appendix2_q1: true,
      })
    })

    await test.step('finds the level on the General tab', async () => {
      await page.getByRole('link', { name: 'General', exact: true }).click()
      await expect(page.getByText('MEDIUM').first()).toBeVisible()
      const details = page.getByRole('region', { name: 'ADDITIONAL INFORMATION' })
      await expect(details).toContainText('incomplete, 12 of 13')
      await expect(details).toContainText('Enhanced due diligence required')
      await expect(details.getByRole('listitem')).toHaveText([/^Question 1: /])
    })
  })

  // AML-5, AML-12, AML-14
  await test.step('staff sees what is not assessed, and fills an appendix from the record', async () => {
    const name = `Prefilled ${process.pid}`
    const { data } = await call(organizationsCalls.createOrganization, {
      body: { name, cro: '641480', hasAnonymousShareholder: true },
    })
    const { data: person } = await call(peopleCalls.createPerson, {
      body: { firstName: 'Maud', lastName: 'Exposée', birth: '1980-02-29', pep: true },
    })
    await call(linksCalls.createLink, {
      body: { peopleId: person._id, organizationId: data._id, roles: ['director'] },
    })

    await test.step('in the list', async () => {
      await visit(page, `/organization?search=${encodeURIComponent(name)}`)
      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row).toContainText('N/A')
      await expect(row).toContainText('not assessed')
      await expect(row).toContainText('Enhanced due diligence required')
    })

    await test.step('in the form', async () => {
      await visit(page, `/organization/${data._id}/AML_TAB`)
      await expect(page.getByText('a nominee holds shares of this company')).toBeVisible()
      await page.getByRole('radiogroup', { name: /^5\. / }).getByLabel('Yes').check()
      await expect(page.getByText('a nominee holds shares of this company')).toBeHidden()

      await page.getByText('Appendix 4', { exact: true }).click()
      await page.getByRole('button', { name: 'Fill 2 fields from the record' }).click()
      await expect(page.getByLabel('Registered number')).toHaveValue('641480')
      await expect(page.getByRole('button', { name: 'Nothing to fill from the record' })).toBeDisabled()

      await page.getByText('Appendix 6', { exact: true }).click()
      await page.getByRole('button', { name: 'Fill 2 fields from the record' }).click()
      await expect(page.getByLabel('Name of client')).toHaveValue('Maud Exposée')
      await expect(page.getByLabel('Date of birth')).toHaveValue('29/02/1980')

      const { aml } = await call(organizationsCalls.findOrganization, { params: { id: data._id } })
      expect(aml).toEqual({})
    })
  })
})
