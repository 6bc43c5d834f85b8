// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EuroField } from './euro-field.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = () => {
  const onChange = vi.fn<(euros: number | '') => void>()
  render(
    <MantineProvider env="test">
      <EuroField label="Total Paid" defaultValue={0} onChange={onChange} />
    </MantineProvider>,
  )
  return { field: screen.getByLabelText<HTMLInputElement>('Total Paid'), onChange }
}

it('the nought of an amount is selected, so that it gives way to what is typed (ORD-11)', () => {
  vi.useFakeTimers()
  const { field, onChange } = show()
  act(() => field.focus())
  act(() => void vi.runAllTimers())
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, '0.00'.length])

  fireEvent.change(field, { target: { value: '250' } })
  fireEvent.blur(field)
  expect(field.value).toBe('250.00')
  fireEvent.change(field, { target: { value: '' } })
  expect(onChange.mock.calls).toEqual([[250], ['']])
})
