import { QueryClientProvider, type UseMutationResult } from '@tanstack/react-query'
import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { Toasts } from '#ui/toasts'

type Answer = [status: number, body: object | null]

/** Answers of a server that fails: on its own side, by a rule, with a code alone, and of a proxy in its place. */
export const broken: Answer = [500, { ok: false, code: 'INTERNAL_ERROR', message: 'Something went wrong here.' }]
export const refused: Answer = [422, { ok: false, code: 'ANY_RULE', message: 'The rule says no.' }]
export const withoutMessage: Answer = [500, { ok: false, code: 'ANY_CODE', message: '' }]
export const empty: Answer = [502, null]

const Screen = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <Toasts />
  </QueryClientProvider>
)

/** Runs a mutation whose calls all fail, and returns the message that staff see. */
export const messageAfter = async <I,>(
  [status, body]: Answer,
  useMutation: () => Pick<UseMutationResult<unknown, Error, I>, 'mutateAsync'>,
  input: NoInfer<I>,
): Promise<string | null> => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body && JSON.stringify(body), { status })))
  const { result } = renderHook(useMutation, { wrapper: Screen })
  await act(() => result.current.mutateAsync(input).catch(() => undefined))

  return (await screen.findByRole('status')).textContent
}
