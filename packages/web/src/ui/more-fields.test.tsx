// @vitest-environment happy-dom
import { MantineProvider, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { dayField, textField } from '@registrar/domain/shared/field'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { focusInvalidField } from '#lib/invalid-field'
import { MoreFields } from './more-fields.tsx'

const fields = { city: textField(50)('City', 'a.city'), from: dayField('From', 'a.from') }
const saved = { city: 'Cork', from: '2026-03-01' }

const Screen = ({ typed = saved }: { typed?: typeof saved }) => {
  const form = useForm({ mode: 'uncontrolled', initialValues: typed })

  return (
    <MantineProvider env="test">
      <MoreFields title="More details" fields={fields} saved={saved} form={form}>
        <TextInput label="City" {...form.getInputProps('city')} />
      </MoreFields>
      <button type="button" onClick={() => form.setErrors({ city: 'Not a city' })}>
        Refuse
      </button>
    </MantineProvider>
  )
}

const details = () => screen.getByRole('group')
const isOpen = () => details().hasAttribute('open')

afterEach(cleanup)

it('seldom changed fields are folded under what they have, and drawn when they are opened (UI-25)', () => {
  render(<Screen />)
  expect(details().textContent).toBe('More details · City: Cork · From: 01/03/2026')
  expect([isOpen(), screen.queryByLabelText('City')]).toEqual([false, null])

  details().setAttribute('open', '')
  fireEvent(details(), new Event('toggle'))
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Cork')
})

it('fields with what was typed and not saved are open at once (UI-9)', () => {
  render(<Screen typed={{ ...saved, city: 'Galway' }} />)
  expect(isOpen()).toBe(true)
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Galway')
})

it('a refused field opens its fold, and so does one whose text cannot be read', () => {
  render(<Screen />)
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(screen.getByText('Not a city')).toBeTruthy()

  details().removeAttribute('open')
  const field = screen.getByLabelText<HTMLInputElement>('City')
  field.setCustomValidity('not readable')
  expect(focusInvalidField(document)).toBe(true)
  expect(isOpen()).toBe(true)
})
