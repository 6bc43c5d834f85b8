import { describe, expect, it } from 'vitest'
import { guessFieldOf, isFieldOf } from '../import-fields.ts'

const guessField = (heading: string) => guessFieldOf('organizations', heading)
const isImportField = (field: string) => isFieldOf('organizations', field)

describe('guessing the field of a heading', () => {
  it.each([
    ['Name', 'name'],
    ['Company', 'name'],
    ['COMPANY NAME', 'name'],
    ['Organisation', 'name'],
    ['Raison sociale', 'name'],
    ['Number', 'cro'],
    ['CRO', 'cro'],
    ['CRO Number', 'cro'],
    ['company_number', 'cro'],
    ['Registration', 'cro'],
    ['Inc/Reg Date', 'incorporationDate'],
    ['Incorporation Date', 'incorporationDate'],
    ['Date of incorporation', 'incorporationDate'],
    ['Registered', 'incorporationDate'],
    ['Date d’incorporation', 'incorporationDate'],
    ['Status', 'creationStatus'],
    ['E-mail', 'mail'],
    ['Mail', 'mail'],
    ['Registered Office', 'address'],
    ['Country', 'country'],
    ['Activity', 'businessActivity'],
    ['Activité', 'businessActivity'],
    ['Comments', 'comments'],
    ['Notes', 'notes'],
    ['Langue', 'language'],
    ['coroporationTaxNumber', 'coroporationTaxNumber'],
    ['Creation Pack', 'creationPackage'],
    ['Company Type', 'companyType'],
    ['Bond Until', 'bondUntil'],
    ['Relationship Ended On', 'relationshipEndedOn'],
    ['First AR done', 'status'],
    ['First ar Status', 'status'],
    ['Next AR Reminder', 'nextArReminder'],
  ])('reads the heading %j as %s', (heading, field) => {
    expect(guessField(heading)).toBe(field)
  })

  it('has no field for a heading it does not know', () => {
    expect(['Registry Type', 'Shareholders', '', 'constructor'].map(guessField)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

it('only the fields of an import can be filled', () => {
  expect([isImportField('cro'), isImportField('countedNextAr'), isImportField('toString')]).toEqual([
    true,
    false,
    false,
  ])
})
