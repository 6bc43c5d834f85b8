// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { useDialogForm } from './use-dialog-form.ts'

type Mutate = (body: string, options: { onSuccess: (answer: number) => void }) => void

const openDialogForm = (error: unknown = null, about = 'one') => {
  const mutate = vi.fn<Mutate>((_body, { onSuccess }) => onSuccess(7))
  const reset = vi.fn<() => void>()
  const onSaved = vi.fn<(answer: number) => void>()
  const { result } = renderHook(() =>
    useDialogForm({
      about,
      initial: { name: '', isActive: false },
      toBody: ({ name }) => name.trim() || undefined,
      mutation: { mutate, reset, isPending: false, error },
      onSaved,
    }),
  )

  return { result, mutate, reset, onSaved }
}

const typed = (value: string) => ({ currentTarget: { value } })

it('a dialog can be submitted only once nothing is missing', () => {
  const { result, mutate } = openDialogForm()

  act(() => result.current.text('name').onChange(typed('  ')))
  expect(result.current.dialog.canSubmit).toBe(false)
  act(() => result.current.dialog.onSubmit(() => undefined))
  expect(mutate).not.toHaveBeenCalled()

  act(() => result.current.text('name').onChange(typed('Foyle')))
  expect(result.current.dialog.canSubmit).toBe(true)
})

it('a dialog sends its body once, and hands over the answer', () => {
  const { result, mutate, onSaved } = openDialogForm()

  act(() => result.current.text('name').onChange(typed(' Foyle ')))
  act(() => result.current.dialog.onSubmit(() => undefined))

  expect(mutate.mock.calls.map(([body]) => body)).toEqual(['Foyle'])
  expect(onSaved.mock.calls).toEqual([[7]])
})

it('a saved dialog forgets its edits before it leads anywhere', () => {
  const { result, onSaved } = openDialogForm()
  const forgetEdits = vi.fn<() => void>(() => expect(onSaved).not.toHaveBeenCalled())

  act(() => result.current.text('name').onChange(typed('Foyle')))
  act(() => result.current.dialog.onSubmit(forgetEdits))

  expect(forgetEdits).toHaveBeenCalledOnce()
  expect(onSaved).toHaveBeenCalledOnce()
})

it('a dialog that opens again starts with empty fields and without the errors of the last time', () => {
  const { result, reset } = openDialogForm()

  act(() => result.current.text('name').onChange(typed('Foyle')))
  act(() => result.current.checkbox('isActive').onChange({ currentTarget: { checked: true } }))
  act(() => result.current.reset())

  expect(result.current.values).toEqual({ name: '', isActive: false })
  expect(reset).toHaveBeenCalledOnce()
})

it('the server’s refusal shows beside its field', () => {
  const { result } = openDialogForm(new ApiProblem(409, 'CONFLICT', 'No.', { name: 'This name is taken.' }))

  expect(result.current.text('name').error).toBe('This name is taken.')
  expect(result.current.checkbox('isActive').error).toBeUndefined()
})

it('the browser is asked not to fill a field with the details of the reader (UI-15)', () => {
  expect(openDialogForm().result.current.text('name').autoComplete).toBe('off')
})

it('a dialog in which only a box was ticked counts as edited, until the box is cleared again', () => {
  const { result } = openDialogForm()
  expect(result.current.dialog.isDirty).toBe(false)

  act(() => result.current.checkbox('isActive').onChange({ currentTarget: { checked: true } }))
  expect(result.current.dialog.isDirty).toBe(true)

  act(() => result.current.checkbox('isActive').onChange({ currentTarget: { checked: false } }))
  expect(result.current.dialog.isDirty).toBe(false)
})

it('what was typed about one record comes back after a reload in its own dialog, and in that of no other record (UI-9)', () => {
  const { result } = openDialogForm(null, 'Mary')
  act(() => result.current.text('name').onChange(typed('left on 1 May')))

  // A reload closes no dialog, so nothing is given up.
  expect(openDialogForm(null, 'John').result.current.values.name).toBe('')
  expect(openDialogForm(null, 'Mary').result.current.values.name).toBe('left on 1 May')
})
