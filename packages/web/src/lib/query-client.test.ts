import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

/** A list on the screen that loads for the first time; each `answer` answers the next of its questions. */
const showList = () => {
  const questions: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['list', 'of companies'],
    queryFn: () => {
      const question = Promise.withResolvers<string>()
      questions.push(question)
      return question.promise
    },
  })
  return { questions, shown: () => observer.getCurrentResult().data, hide: observer.subscribe(() => undefined) }
}

it('what loads for the first time while something changes is asked for again', async () => {
  const { questions, shown, hide } = showList()
  const refreshed = queryClient.invalidateQueries({ queryKey: ['list'] })
  questions[0]?.resolve('before the change')
  await expect.poll(() => questions.length).toBe(2)
  questions[1]?.resolve('after it')
  await refreshed
  expect([shown(), questions.length]).toEqual(['after it', 2])
  hide()
})

it('what is only marked is not asked for, but counts as outdated once it has loaded', async () => {
  const { questions, shown, hide } = showList()
  const marked = queryClient.invalidateQueries({ queryKey: ['list'], refetchType: 'none' })
  questions[0]?.resolve('before the change')
  await marked
  expect([shown(), questions.length]).toEqual(['before the change', 1])
  expect(queryClient.getQueryState(['list', 'of companies'])?.isInvalidated).toBe(true)
  hide()
})

it('what has loaded is asked for once', async () => {
  const { questions, shown, hide } = showList()
  questions[0]?.resolve('before the change')
  await expect.poll(shown).toBe('before the change')
  const refreshed = queryClient.invalidateQueries({ queryKey: ['list'] })
  questions[1]?.resolve('after it')
  await refreshed
  expect([shown(), questions.length]).toEqual(['after it', 2])
  hide()
})
