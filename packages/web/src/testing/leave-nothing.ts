import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { toast } from '#lib/toast'

// The files of tests on a page share the page and the modules. Runs for each file: what a test left would reach those that follow.
afterEach(() => {
  cleanup()
  toast.remove()
  queryClient.clear()
  vi.unstubAllGlobals()
})
afterAll(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
