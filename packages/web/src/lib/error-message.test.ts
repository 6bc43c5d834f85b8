import { expect, it } from 'vitest'
import { problemFrom } from './api-problem.ts'
import { errorCode, errorMessage, UserError } from './error-message.ts'

// UI-8
it.each([
  ['an answer without a body', problemFrom(502, null), 'Failed to create person'],
  ['a page of a proxy', problemFrom(502, '<html>'), 'Failed to create person'],
  ['an answer with a message', problemFrom(422, { code: 'X', message: 'Not like this.' }), 'Not like this.'],
  [
    'a part that is away',
    problemFrom(503, { code: 'NOT_READY', message: 'The scanner is off.' }),
    'The scanner is off.',
  ],
])('%s shows the screen’s own text, unless the server says more', (_what, problem, text) => {
  expect(errorMessage(problem, 'Failed to create person')).toBe(text)
})

it('a failure without a code and a message shows the given text, else Error (UI-8)', () => {
  expect(errorCode(problemFrom(502, null), 'An error occurred fetching organizations')).toBe(
    'An error occurred fetching organizations',
  )
  expect(errorCode(problemFrom(502, null))).toBe('Error')
})

it('a failure in the browser that is meant for the user shows its text; any other shows the screen’s own', () => {
  expect(errorMessage(new UserError('people.csv cannot be read.'))).toBe('people.csv cannot be read.')
  expect(errorMessage(new TypeError('x is not a function'), 'Failed to import')).toBe('Failed to import')
})
