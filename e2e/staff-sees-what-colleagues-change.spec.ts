import { liveCalls } from '@registrar/domain/live/live.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, test } from './support.ts'

// LIVE-5, LIVE-6
test('what a colleague changes shows at once, and nothing typed is lost', async ({
  staff: page,
  account,
  call,
  colleague,
  baseURL,
}) => {
  // A browser sends no token with a stream of events, only the cookie of the session.
  await page.context().addCookies([{ name: 'registrar_session', value: account.token, url: baseURL ?? '' }])
  const { data } = await call(organizationsCalls.createOrganization, { body: { name: 'Watched Ltd' } })
  const body = { recordType: 'organization' as const, recordId: data._id, isEditing: true }

  await test.step('a record shows what was changed before the stream began', async () => {
    await page.goto(`/organization/${data._id}/GENERAL_TAB`)
    await expect(page.getByLabel('CRO Number')).toHaveValue('')
    await colleague(organizationsCalls.updateOrganization, { params: { id: data._id }, body: { cro: '123456' } })
    await expect(page.getByLabel('CRO Number')).toHaveValue('123456')
  })

  await test.step('a record shows the change, and keeps what is typed', async () => {
    await page.getByLabel('Comment').fill('mine')
    await colleague(organizationsCalls.updateOrganization, { params: { id: data._id }, body: { cro: '765432' } })
    await expect(page.getByLabel('CRO Number')).toHaveValue('765432')
    await expect(page.getByLabel('Comment')).toHaveValue('mine')
  })

  await test.step('a record says who is editing it', async () => {
    await colleague(liveCalls.setEditing, { body })
    await expect(page.getByText(/^Niamh Kelly.* is editing$/)).toBeVisible()
    await colleague(liveCalls.setEditing, { body: { ...body, isEditing: false } })
    await expect(page.getByText(/^Niamh Kelly.* is editing$/)).toBeHidden()
  })
})
