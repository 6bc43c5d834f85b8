import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Page } from '@playwright/test'
import { visitPage } from './accessibility.ts'
import { expect, type MakeCall, test } from './support.ts'

/** What staff can press or fill in on the screen, without the bar of navigation and the rows of lists. The answers to one question are one field. */
const controlsOf = (page: Page) =>
  page.evaluate(() => {
    const questions = new Set<string>()
    const isFurtherAnswer = ({ type, name }: HTMLInputElement) => {
      const isFurther = type === 'radio' && questions.has(name)
      if (type === 'radio') questions.add(name)
      return isFurther
    }
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, textarea, select, summary, [role=tab], [role=button], [contenteditable=true])',
      ),
    ].filter((control) => {
      if (control.closest('table') || (control as HTMLInputElement).type === 'hidden') return false
      const box = control.getBoundingClientRect()
      const isOnScreen = box.width > 1 && box.height > 1 && box.top < window.innerHeight && box.bottom > 0
      const isVisible = box.left < window.innerWidth && control.checkVisibility({ visibilityProperty: true })
      return isOnScreen && isVisible && !isFurtherAnswer(control as HTMLInputElement)
    })
    return shown.map((control) => control.getAttribute('aria-label') || control.textContent.trim() || control.tagName)
  })

const makeCompany = async (call: MakeCall) => {
  const filled = {
    language: 'en',
    creationStatus: 'COMPLETED',
    creationPackage: 'FULL_PACK',
    companyType: 'LTD',
  } as const
  const { data } = await call(organizationsCalls.createOrganization, {
    body: { name: 'Few Controls Ltd', incorporationDate: '2020-02-29', mail: 'info@few.ie', cro: '712345', ...filled },
  })
  for (const name of ['VAT_REGISTRATION', 'PPS', 'INCORPORATION', 'AR_TRADING'] as const)
    await call(followUpsCalls.startFollowUp, { body: { name, organization_id: data._id } })
  return data._id
}

const pages = [
  { path: () => '/followUp', most: 25, ready: 'Summary', shows: 'Follow-ups' },
  { path: (id: string) => `/organization/${id}`, most: 35, ready: 'Tabs', shows: 'COMPANY DETAILS' },
  { path: (id: string) => `/organization/${id}/PAPERS_TAB`, most: 30, ready: 'Tabs', shows: 'Papers' },
  { path: (id: string) => `/organization/${id}/AML_TAB`, most: 35, ready: 'Tabs', shows: 'Risk questions' },
]

// UI-25
test('staff see few controls at first on the follow-ups and on a company', async ({ staff: page, call }) => {
  const id = await makeCompany(call)
  for (const { path, most, ready, shows } of pages)
    await test.step(`staff see at most ${most} controls at first on ${path(':id')}`, async () => {
      await visitPage(page, path(id), /./)
      await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible()
      await expect(page.getByRole('navigation', { name: ready })).toBeVisible()
      const controls = await controlsOf(page)
      expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(most)
    })
})
