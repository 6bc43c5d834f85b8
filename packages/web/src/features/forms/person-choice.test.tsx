// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { FormMatches } from '@registrar/domain/forms/form'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { blankPerson } from './form-values.ts'
import { type PersonChoice, PersonChoiceFields } from './person-choice.tsx'

vi.mock('#features/links', () => ({ LinkDetailsFields: () => null }))
afterEach(cleanup)

const holding = {
  ...blankPerson,
  firstName: 'Quai Holding',
  lastName: 'SARL',
  personType: 'legalPerson' as const,
  birth: null,
  beneficiaryPercentage: 0,
}
const known = { _id: 'known', name: 'Quai Holding', cro: '22045', hasSameNumber: false, hasSameName: true }
const choice = { index: 0, isIncluded: true, personId: null, linkDetails: { roles: [], beneficiaryPercentage: 0 } }

const show = (chosen: Partial<PersonChoice>, companies: FormMatches['companies']) => {
  const onChange = vi.fn<(choice: PersonChoice) => void>()
  render(
    <MantineProvider env="test">
      <PersonChoiceFields
        person={holding}
        matches={[]}
        companies={companies}
        choice={{ companyId: null, ...choice, ...chosen }}
        onChange={onChange}
      />
    </MantineProvider>,
  )
  return onChange
}

it('a legal person becomes a company, and staff are asked where a company has its name (FORM-12)', () => {
  const onChange = show({ companyId: undefined }, [known])
  expect(screen.getByText('A company of this name exists: choose whether it is that one.')).toBeTruthy()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.queryByText('New person')).toBeNull()

  fireEvent.click(screen.getByRole('radio', { name: 'Quai Holding' }))
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ companyId: 'known' }))
  fireEvent.click(screen.getByRole('radio', { name: 'New company' }))
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ companyId: null }))
})

it('a legal person whom nobody knows is a new company at once (FORM-12)', () => {
  show({}, [])
  expect(screen.getByRole('radio', { checked: true, name: 'New company' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Quai Holding SARL' })).toBeTruthy()
})
