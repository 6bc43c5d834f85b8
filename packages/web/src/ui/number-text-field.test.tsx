// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EuroField } from './euro-field.tsx'

afterEach(cleanup)

const show = () => {
  const onChange = vi.fn<(euros: number | '') => void>()
  render(
    <MantineProvider env="test">
      <EuroField label="Total Paid" defaultValue={0} onChange={onChange} />
    </MantineProvider>,
  )
  return { field: screen.getByLabelText<HTMLInputElement>('Total Paid'), onChange }
}

it('the nought of an amount gives way to what is typed, and is back when nothing was (ORD-11)', () => {
  const { field, onChange } = show()
  fireEvent.focus(field)
  expect(field.value).toBe('')
  fireEvent.blur(field)
  expect(field.value).toBe('0.00')
  expect(onChange).not.toHaveBeenCalled()

  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '250' } })
  fireEvent.blur(field)
  expect(field.value).toBe('250.00')
  expect(onChange.mock.calls).toEqual([[250]])
})
