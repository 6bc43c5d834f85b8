// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { ApiProblem, problemFrom } from '#lib/api-problem'
import { formErrorMessage } from './forms.api.ts'

// FORM-11
describe('the message of a failed form', () => {
  it.each([
    ["the server's message", new ApiProblem(422, 'FORM_REFUSED', 'Not like this.'), 'Not like this.'],
    ['the code of a server without a message', new ApiProblem(500, 'FORM_REFUSED', ''), 'FORM_REFUSED'],
    ['the fixed text of a server without both', problemFrom(500, null), 'An error occurred'],
    ['the fixed text of anything else', new Error('boom'), 'An error occurred'],
  ])('is %s', (_what, error, message) => {
    expect(formErrorMessage(error)).toBe(message)
  })
})
