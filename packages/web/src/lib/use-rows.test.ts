// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useRows } from './use-rows.ts'

const openRows = (...names: string[]) =>
  renderHook(() => {
    const [values, setValues] = useState(names.map((name) => ({ name })))
    return { values, setValues, ...useRows(values, setValues) }
  }).result

type Result = ReturnType<typeof openRows>
const keysByName = (result: Result) =>
  Object.fromEntries(result.current.rows.map(({ key, value }) => [value.name, key]))

it('a row keeps its key when another row is added or removed', () => {
  const result = openRows('a', 'b', 'c')
  const { b, c } = keysByName(result)
  act(() => result.current.rows[0]?.remove())
  expect(keysByName(result)).toEqual({ b, c })
  act(() => result.current.add({ name: 'd' }))
  expect(keysByName(result)).toEqual({ b, c, d: expect.any(String) })
  expect(new Set(Object.values(keysByName(result))).size).toBe(3)
})

it('a change goes to its own row only, which keeps its key', () => {
  const result = openRows('a', 'b')
  const keys = result.current.rows.map(({ key }) => key)
  act(() => result.current.rows[1]?.change({ name: 'z' }))
  expect(result.current.values).toEqual([{ name: 'a' }, { name: 'z' }])
  expect(result.current.rows.map(({ key }) => key)).toEqual(keys)
})

it('rows that come from elsewhere have keys too', () => {
  const result = openRows('a')
  act(() => result.current.setValues([{ name: 'x' }, { name: 'y' }]))
  expect(new Set(result.current.rows.map(({ key }) => key)).size).toBe(2)
  act(() => result.current.setValues([]))
  expect(result.current.rows).toEqual([])
})
