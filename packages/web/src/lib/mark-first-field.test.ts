// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { markFirstField } from './mark-first-field.ts'

const formOf = (html: string) => {
  const form = document.createElement('form')
  form.innerHTML = html
  markFirstField(form)
  return form.querySelector('[data-autofocus]')?.id
}

// UI-12
it.each([
  ['the first field that takes input', '<input type="hidden" id="a"><button id="b"></button><input id="c">', 'c'],
  ['the field that the dialog names', '<input id="a"><input id="b" data-autofocus>', 'b'],
  ['no field that is disabled', '<input id="a" disabled><textarea id="b"></textarea>', 'b'],
  ['nothing when there is no field', '<button id="a"></button>', undefined],
])('a dialog starts at %s', (_what, html, id) => expect(formOf(html)).toBe(id))
