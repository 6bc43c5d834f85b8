// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { printFieldsInFull } from '#lib/print-fields-in-full'
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

it('an amount is printed with its currency, and an empty one is blank (UI-21, MONEY-2)', () => {
  printFieldsInFull()
  render(
    <MantineProvider env="test">
      <EuroField label="Deposit" defaultValue={1250} />
      <EuroField label="Dollars" currency="USD" defaultValue={3} />
      <EuroField label="Balance" />
    </MantineProvider>,
  )
  const printed = () =>
    ['Deposit', 'Dollars', 'Balance'].map((label) =>
      screen.getByLabelText(label).parentElement?.getAttribute('data-printed-text'),
    )

  window.dispatchEvent(new Event('beforeprint'))
  expect(printed()).toEqual(['€1,250.00', 'USD\u00A03.00', ''])
  window.dispatchEvent(new Event('afterprint'))
  expect(printed()).toEqual([null, null, null])
})
