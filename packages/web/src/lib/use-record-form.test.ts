// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { ApiProblem } from './api-problem.ts'
import { useRecordForm } from './use-record-form.ts'

afterEach(() => sessionStorage.clear())

type Person = { _id: string; name: string; mail: string | null; phone: string | null; version?: number }

const schema = z.object({ name: z.string().min(1, 'Write a name.'), mail: z.string(), phone: z.string() })
const loaded: Person = { _id: '1', name: 'Orla', mail: 'orla@example.ie', phone: null }
const valuesOf = ({ name, mail, phone }: Person) => ({ name, mail: mail ?? '', phone: phone ?? '' })

type Save = (body: Partial<Person>) => Promise<Person>

const openForm = (record: Person, save: Save) => {
  const mutateAsync = vi.fn<Save>(save)
  const update = { mutateAsync, isPending: false }
  const { result } = renderHook(() => useRecordForm({ record, valuesOf, schema, update }))
  const type = (name: 'name' | 'mail' | 'phone', value: string) =>
    act(() => result.current.form.setFieldValue(name, value))
  const submit = () => act(async () => result.current.submit())

  return { result, type, submit, mutateAsync }
}

const answer = (record: Person) => (body: Partial<Person>) => Promise.resolve({ ...record, ...body })

describe('the form of a record', () => {
  it('sends only the changed fields, and empty text as null', async () => {
    const { type, submit, mutateAsync } = openForm(loaded, answer(loaded))

    type('name', 'Orla Ryan')
    type('mail', '')
    await submit()

    expect(mutateAsync.mock.calls).toEqual([[{ name: 'Orla Ryan', mail: null }]])
  })

  it('does not send a field that was changed back, and is not dirty', async () => {
    const { result, type, submit, mutateAsync } = openForm(loaded, answer(loaded))

    type('name', 'Orl')
    expect(result.current.isDirty).toBe(true)
    type('name', 'Orla')
    expect(result.current.isDirty).toBe(false)
    await submit()

    expect(mutateAsync.mock.calls).toEqual([[{}]])
  })

  it('sends the version that was loaded, and after a save the version of its answer', async () => {
    const record = { ...loaded, version: 4 }
    const { type, submit, mutateAsync } = openForm(record, (body) =>
      Promise.resolve({ ...record, ...body, version: (body.version ?? 0) + 1 }),
    )

    type('name', 'Orla R')
    await submit()
    type('name', 'Orla Ryan')
    await submit()

    expect(mutateAsync.mock.calls.map(([body]) => body.version)).toEqual([4, 5])
  })

  it('shows a field as the server has saved it, and is not dirty after a save', async () => {
    const { result, type, submit } = openForm(loaded, ({ name = '' }) =>
      Promise.resolve({ ...loaded, name: name.trim() }),
    )

    type('name', ' Orla Ryan ')
    await submit()

    expect(result.current.form.getValues().name).toBe('Orla Ryan')
    expect(result.current.isDirty).toBe(false)
  })

  it('keeps what was typed while the save ran, and stays dirty', async () => {
    let finish: (saved: Person) => void = () => undefined
    const { result, type, submit } = openForm(loaded, () => new Promise((resolve) => (finish = resolve)))

    type('name', 'Orla Ryan')
    await submit()
    type('phone', '01 234')
    await act(async () => finish({ ...loaded, name: 'Orla Ryan', phone: '99' }))

    expect(result.current.form.getValues()).toMatchObject({ name: 'Orla Ryan', phone: '01 234' })
    expect(result.current.isDirty).toBe(true)
  })

  it('does not send values that the schema refuses, and counts the refusal', async () => {
    const { result, type, submit, mutateAsync } = openForm(loaded, answer(loaded))

    type('name', '')
    await submit()

    expect(mutateAsync).not.toHaveBeenCalled()
    expect(result.current.form.errors).toEqual({ name: 'Write a name.' })
    expect(result.current.refusalCount).toBe(1)
  })

  it('shows the server’s refusal beside its field, and keeps the edits', async () => {
    const refusal = new ApiProblem(400, 'VALIDATION_FAILED', 'No.', { mail: 'Write an email address.' })
    const { result, type, submit } = openForm(loaded, () => Promise.reject(refusal))

    type('mail', 'orla')
    await submit()

    expect(result.current.form.errors).toEqual({ mail: 'Write an email address.' })
    expect(result.current.form.getValues().mail).toBe('orla')
    expect([result.current.isDirty, result.current.refusalCount]).toEqual([true, 1])
  })

  it('shows a value that another mutation saved without becoming dirty, and keeps the other edits', async () => {
    const { result, type } = openForm(loaded, answer(loaded))

    type('phone', '01 234')
    act(() => result.current.showSaved({ name: 'Orla Byrne' }))

    expect(result.current.form.getValues()).toMatchObject({ name: 'Orla Byrne', phone: '01 234' })
    type('phone', '')
    expect(result.current.isDirty).toBe(false)
  })
})

it('shows a colleague’s change in the fields that the user has not touched (LIVE-6)', async () => {
  const record = { ...loaded, version: 4 }
  const mutateAsync = vi.fn<Save>((body) => Promise.resolve({ ...record, ...body, version: 6 }))
  const update = { mutateAsync, isPending: false }
  const open = (shown: Person) => useRecordForm({ record: shown, valuesOf, schema, update })
  const { result, rerender } = renderHook(open, { initialProps: record })

  act(() => result.current.form.setFieldValue('phone', '01 234'))
  rerender({ ...record, name: 'Orla Ryan', version: 5 })

  expect(result.current.form.getValues()).toMatchObject({ name: 'Orla Ryan', phone: '01 234' })
  await act(async () => result.current.submit())
  expect(mutateAsync.mock.calls).toEqual([[{ phone: '01 234', version: 5, conflictsWithOwn: true }]])
})
