// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { EmailField } from './email-field.tsx'
import { FurtherAddresses } from './further-addresses.tsx'

afterEach(cleanup)

const To = ({ first, offered }: { first: string; offered: string[] }) => {
  const [to, setTo] = useState(first)
  return (
    <MantineProvider env="test">
      <EmailField label="To" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
      <FurtherAddresses to={to} offered={offered} onChange={setTo} />
    </MantineProvider>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To' })
const offers = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('the further addresses of a record are added to those that an email goes to, each once (MAIL-9)', () => {
  render(<To first="First@x.example" offered={['first@x.example', 'second@x.example', 'third@x.example']} />)
  expect(offers()).toEqual(['Add second@x.example', 'Add third@x.example'])

  fireEvent.click(screen.getByRole('button', { name: 'Add third@x.example' }))
  expect(input().value).toBe('First@x.example, third@x.example')
  fireEvent.change(input(), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add second@x.example' }))
  expect(input().value).toBe('second@x.example')
  expect(offers()).toEqual(['Add first@x.example', 'Add third@x.example'])
})

it('an email field says what it doubts of the text that a button has put in', () => {
  render(<To first="not an address" offered={['second@x.example']} />)
  expect(screen.getByRole('status').textContent).toMatch(/does not look like an email address/)
  fireEvent.change(input(), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add second@x.example' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(offers()).toEqual([])
})
