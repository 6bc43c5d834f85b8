// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeDialog, DialogHost } from './dialog-host.tsx'
import { hasUnsavedEdits, UnsavedQuestion, useUnsavedGuard } from './unsaved-guard.tsx'

const MESSAGE = 'Leave?'
const opensWith = ['form']

const Form = ({ name, ...props }: { name: string; opensWith?: readonly string[] }) => {
  const forgetEdits = useUnsavedGuard(true, MESSAGE, props.opensWith)
  return <button onClick={forgetEdits}>Save {name}</button>
}

const Page = () => {
  const { form } = page.useSearch()
  return (
    <>
      <Form name="the first form" />
      <Form name="the second form" />
      {form && <Form name="the form of the address" opensWith={opensWith} />}
    </>
  )
}

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <UnsavedQuestion />
    </>
  ),
})
const page = createRoute({
  getParentRoute: () => root,
  path: '/page',
  component: Page,
  validateSearch: (search): { form?: string } => search,
})
const empty = createRoute({ getParentRoute: () => root, path: '/empty', component: () => <p>Empty</p> })
const single = createRoute({ getParentRoute: () => root, path: '/single', component: () => <Form name="the form" /> })

const open = async (address: string) => {
  const router = createRouter({
    routeTree: root.addChildren([page, empty, single]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await act(async () => {
    await router.load()
    render(
      <MantineProvider env="test">
        <RouterProvider router={router as never} />
        <DialogHost />
      </MantineProvider>,
    )
  })

  return {
    go: (href: string) => act(async () => void router.navigate({ href })),
    href: () => router.state.location.href,
  }
}

const answer = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

const isAsked = () => screen.queryByText(MESSAGE) !== null

afterEach(() => {
  cleanup()
  closeDialog()
})

it('a page with several unsaved forms asks once before it is left (UI-9)', async () => {
  const router = await open('/page')
  await router.go('/empty')
  await answer('Stay')
  expect(router.href()).toBe('/page')

  await router.go('/empty')
  await answer('Leave without saving')
  expect(router.href()).toBe('/empty')
  expect(hasUnsavedEdits()).toBe(false)
})

it('a form that is opened by its address asks before the address closes it', async () => {
  const router = await open('/page?form=new')
  await router.go('/page')
  await answer('Stay')
  expect(router.href()).toBe('/page?form=new')
})

it('a change of other search parameters leaves no form', async () => {
  const router = await open('/page')
  await router.go('/page?form=new')
  expect(isAsked()).toBe(false)
  expect(router.href()).toBe('/page?form=new')
})

it('of two forms with the same question, the one that stays is still unsaved when the other is saved', async () => {
  const router = await open('/page')
  fireEvent.click(screen.getByRole('button', { name: 'Save the second form' }))
  expect(hasUnsavedEdits()).toBe(true)
  await router.go('/empty')
  await answer('Stay')
  expect(router.href()).toBe('/page')
})

it('a form that was saved is left without a question, before it has rendered again', async () => {
  const router = await open('/single')
  fireEvent.click(screen.getByRole('button', { name: 'Save the form' }))
  await router.go('/empty')
  expect(isAsked()).toBe(false)
  expect(router.href()).toBe('/empty')
})
