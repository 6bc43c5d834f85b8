import { newForm } from '@registrar/domain/forms/form'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import { expect, it } from 'vitest'
import { frenchLabels } from './form-labels.ts'
import { formSteps } from './form-steps.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value(0))]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it('the labels of the public form are printed as French print wants (FORM-16)', () => {
  const texts = textsIn([frenchLabels, formSteps])
  expect(texts.length).toBeGreaterThan(40)
  expect(texts).toEqual(texts.map(frenchTypography))
})

it('the refusals of the public form are printed as French print wants (FORM-16)', () => {
  const wrong = { peoples: [{ mail: 'x', birth: 'x', beneficiaryPercentage: 101, roles: ['x'], personType: 'x' }] }
  const messages = newForm.safeParse(wrong).error?.issues.map(({ message }) => message) ?? []
  expect(messages).toContain('Indiquez un pourcentage compris entre 0 et 100.')
  expect(messages).toEqual(messages.map(frenchTypography))
})
