import { describe, expect, it } from 'vitest'
import { type FormRole, linkRolesOf } from './form-person.ts'
import { formRefusal, missingRoles } from './form-rules.ts'

const filled = (roles: FormRole[][], IDPAL = true) => ({ peoples: roles.map((own) => ({ roles: own })), IDPAL })

describe('a form may be sent', () => {
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

  it('and says which roles are missing while it is filled', () => {
    expect(missingRoles(filled([['secretary']]))).toEqual(['director', 'shareholder'])
  })
})

it('makes a non-executive director a director, once', () => {
  expect(linkRolesOf(['nonExecutiveDirector', 'director', 'shareholder'])).toEqual(['director', 'shareholder'])
})
