// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Together } from './together.tsx'

type Answers = Record<string, PromiseWithResolvers<string>>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Part = ({ name, answers, then }: { name: string; answers: Answers; then?: string }) => {
  const { data, error } = useQuery({ queryKey: [name], queryFn: () => answers[name]?.promise, retry: false })
  return (
    <>
      <button>{data ?? (error ? 'failed' : '…')}</button>
      {then && data && <Part name={then} answers={answers} />}
    </>
  )
}

const open = (client = new QueryClient()) => {
  const answers: Answers = Object.fromEntries(
    ['banner', 'rows', 'sums'].map((name) => [name, Promise.withResolvers<string>()]),
  )
  const page = (
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <Together>
          <Part name="banner" answers={answers} />
          <Part name="rows" answers={answers} then="sums" />
        </Together>
      </QueryClientProvider>
    </MantineProvider>
  )
  return { client, page, answer: (name: string, text: string) => settle(() => answers[name]?.resolve(text)), answers }
}

const settle = (change: () => unknown) =>
  act(async () => {
    change()
    await vi.advanceTimersByTimeAsync(1)
  })
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const isLoading = () => screen.queryByRole('status', { name: 'Loading' }) !== null

it('the parts of a page are shown when each has its first answer, also one that another leads to', async () => {
  const { page, answer } = open()
  render(page)

  expect([shown(), isLoading()]).toEqual([[], true])
  await answer('rows', 'three rows')
  expect(shown()).toEqual([])
  await answer('banner', 'a banner')
  expect(shown()).toEqual([])
  await answer('sums', 'a sum')
  expect([shown(), isLoading()]).toEqual([['a banner', 'three rows', 'a sum'], false])
})

it('a part that fails does not keep the others away', async () => {
  const { page, answer, answers } = open()
  render(page)

  await answer('banner', 'a banner')
  await settle(() => answers['rows']?.reject(new Error('refused')))
  expect(shown()).toEqual(['a banner', 'failed'])
})

it('a part that takes longer than a second is shown as it loads', async () => {
  const { page, answer } = open()
  render(page)

  await answer('banner', 'a banner')
  await act(() => vi.advanceTimersByTimeAsync(990))
  expect(shown()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect([shown(), isLoading()]).toEqual([['a banner', '…'], false])
})

it('what is known already is there in the first frame, and what loads later takes nothing away', async () => {
  const { client, page, answer } = open()
  for (const name of ['banner', 'rows', 'sums']) client.setQueryData([name], name)
  render(page)

  expect([shown(), isLoading()]).toEqual([['banner', 'rows', 'sums'], false])
  await settle(() => void client.resetQueries({ queryKey: ['banner'] }))
  expect(shown()).toEqual(['…', 'rows', 'sums'])
  await answer('banner', 'a banner')
  expect(shown()).toEqual(['a banner', 'rows', 'sums'])
})
