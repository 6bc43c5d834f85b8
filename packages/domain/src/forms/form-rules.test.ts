import { describe, expect, it } from 'vitest'
import { type FormRole, linkRolesOf } from './form-person.ts'
import { formRefusal, futureBirths, missingRoles } from './form-rules.ts'

const filled = (roles: FormRole[][], IDPAL = true) => ({ peoples: roles.map((own) => ({ roles: own })), IDPAL })

describe('a public form may be sent (FORM-2)', () => {
  it.each([
    ['by one person with all roles', filled([['director', 'secretary', 'shareholder']]), null],
    ['by several who share them', filled([['director'], ['secretary'], ['shareholder', 'other']]), null],
    ['not without a director', filled([['secretary', 'shareholder']]), 'DIRECTOR_REQUIRED'],
    ['not with a nominee director alone', filled([['nomineeDirector', 'secretary']]), 'DIRECTOR_REQUIRED'],
    ['not with a non-executive director alone', filled([['nonExecutiveDirector']]), 'DIRECTOR_REQUIRED'],
    ['not without a secretary', filled([['director', 'shareholder']]), 'SECRETARY_REQUIRED'],
    ['not without a shareholder', filled([['director'], ['secretary']]), 'SHAREHOLDER_REQUIRED'],
    ['not without the certification', filled([['director', 'secretary', 'shareholder']], false), 'IDPAL_REQUIRED'],
    ['not without people', filled([]), 'DIRECTOR_REQUIRED'],
  ] as const)('%s', (_case, form, refusal) => expect(formRefusal(form)).toBe(refusal))

  it('a form lists the roles that are missing while it is filled (FORM-2)', () => {
    expect(missingRoles(filled([['secretary']]))).toEqual(['director', 'shareholder'])
  })
})

it.each([
  ['1988-05-17', {}],
  ['2026-11-21', {}],
  ['2026-11-22', { 'peoples.1.birth': 'La date de naissance ne peut pas être dans le futur.' }],
  [null, {}],
] as const)('a person born on %s may be on a form of 21/11/2026, unless that is later (FORM-1)', (birth, problems) => {
  expect(futureBirths({ peoples: [{ birth: '1950-01-01' }, { birth }] }, '2026-11-21')).toEqual(problems)
})

it('a non-executive director becomes a director, once (FORM-12, FORM-3)', () => {
  expect(linkRolesOf(['nonExecutiveDirector', 'director', 'shareholder'])).toEqual(['director', 'shareholder'])
})
