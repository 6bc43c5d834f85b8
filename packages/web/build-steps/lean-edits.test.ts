import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { callEdits, edited, fieldEdits, valueEdits } from './lean-edits.ts'

const bodyOf = (code: string) => parseSync('a.ts', code).program.body
const lean = (code: string) =>
  edited(
    code,
    bodyOf(code).flatMap((node) => callEdits(node, code)),
  )

test('a call keeps its method, its path, its access and whether it has a body', () => {
  const code = `export const calls = {
    one: call({ ...shared, method: 'PUT', path: '/one/:id', access: 'public', summary: 'One', body: one.extend(two), answer: pageOf(one) }),
    two: call({ method: 'GET', path: '/two', query: asked, answer: two }),
    three: exportCall('/three/export', 'Three', threeSearch),
  }`
  expect(lean(code)).toBe(`export const calls = {
    one: ({ access: 'session', ...shared, method: 'PUT', path: '/one/:id', access: 'public', body: true }),
    two: ({ access: 'session', method: 'GET', path: '/two' }),
    three: ({ access: 'session', method: 'POST', path: '/three/export', body: true }),
  }`)
})

test('a listing keeps its columns and filters, without the schema of its rows', () => {
  expect(lean(`export const list = listingOf(row.extend(more))({ title: 'List', filters: { kind } })`)).toBe(
    `export const list = listingOf(undefined)({ title: 'List', filters: { kind } })`,
  )
})

test('a field keeps its label and its column, without the headings that files have', () => {
  const code = `const table = { name: textField(9)('Name', 'a.name', { isRequired: true, headings: 'nom, ' + 'name' }) }`
  expect(edited(code, bodyOf(code).flatMap(fieldEdits))).toBe(
    `const table = { name: textField(9)('Name', 'a.name', { isRequired: true, headings: undefined }) }`,
  )
})

test('a constant may be dropped; a function and a literal stay as they are', () => {
  const code = `const a = z.object({})\nexport const b = a.pick({ c: true })\nexport const d = () => a\nconst e = 1`
  expect(edited(code, valueEdits(bodyOf(code), code))).toBe(
    `const a = /* @__PURE__ */ (() => (z.object({})))()\nexport const b = /* @__PURE__ */ (() => (a.pick({ c: true })))()\nexport const d = () => a\nconst e = 1`,
  )
})
