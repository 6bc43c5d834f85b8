// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markFirstField } from '#lib/mark-first-field'
import { DateField } from './date-field.tsx'

afterEach(cleanup)

const show = (error?: string) => (
  <MantineProvider env="test">
    <DateField label="Sent on" value="2026-11-10" error={error} onChange={() => undefined} />
  </MantineProvider>
)
const calendar = () => screen.queryByRole('button', { name: 'November 2026' })

it('a refused day shows its message when the focus comes to it, and its calendar only once it is clicked (DAY-6)', () => {
  const { rerender } = render(show('This is before the day of the event.'))
  const field = screen.getByLabelText('Sent on')
  fireEvent.focus(field)
  expect(screen.getByText('This is before the day of the event.')).toBeTruthy()
  expect(calendar()).toBeNull()
  fireEvent.click(field)
  expect(calendar()).not.toBeNull()

  rerender(show())
  fireEvent.blur(field)
  fireEvent.focus(field)
  expect(calendar()).not.toBeNull()
})

it('the calendar stays closed when a dialog opens with the focus on the day, and opens at a click or at the next visit (UI-9)', () => {
  render(<div ref={markFirstField}>{show()}</div>)
  const field = screen.getByLabelText('Sent on')
  fireEvent.focus(field)
  expect(calendar()).toBeNull()
  fireEvent.click(field)
  expect(calendar()).not.toBeNull()

  fireEvent.blur(field)
  expect(calendar()).toBeNull()
  fireEvent.focus(field)
  expect(calendar()).not.toBeNull()
})
