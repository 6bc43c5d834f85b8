// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { fileRules } from '@registrar/domain/aml/file-gaps'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OpenChips } from './open-chips.tsx'

it('all that is open is shown at a click, each as a link to its field, and the focus stays among them (AML-16)', async () => {
  const open = fileRules.map((rule) => ({ rule, reason: `Why ${rule}` }))
  const concerned = { identity: 'ann', address: null }
  const root = createRootRoute({
    component: () => <OpenChips organizationId="one" open={open} concerned={concerned} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await act(async () => {
    await router.load()
    render(
      <MantineProvider>
        <RouterProvider router={router as never} />
      </MantineProvider>,
    )
  })
  const shown = screen.getAllByRole('link').length
  expect(shown).toBeLessThan(fileRules.length)

  fireEvent.click(screen.getByRole('button', { name: `Show ${fileRules.length - shown} more open points` }))
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(fileRules.length)
  expect(links.map((link) => link.getAttribute('title'))).toEqual(open.map(({ reason }) => reason))
  const hrefs = links.map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.filter((href) => !href.startsWith('/organization/one/'))).toEqual(['/people/ann#identityDocuments'])
  expect(document.activeElement).toBe(links[shown])
  expect(screen.queryByRole('button')).toBeNull()
})
