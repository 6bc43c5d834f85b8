import { describe, expect, it } from 'vitest'
import { chooseColumns } from './columns.ts'
import { type ImportField, isImportField } from './fields.ts'
import { guessField } from './headings.ts'

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

describe('choosing the columns of an import', () => {
  const choose = (headings: string[], given: [string, ImportField | null][] = []) =>
    chooseColumns(headings, new Map(given))
  const chosen = (...args: Parameters<typeof choose>) =>
    choose(...args).columns.map(({ index, field }) => [index, field])

  it('guesses a field for its first column only, and lists the unused columns', () => {
    const { columns, unused } = choose(['Name', 'Company', 'Registry Type', ''])
    expect([columns.map(({ heading }) => heading), unused]).toEqual([['Name'], ['Company', 'Registry Type']])
  })

  it('prefers a given column to a guessed one', () => {
    expect(chosen(['Name', 'Client'], [['client', 'name']])).toEqual([[1, 'name']])
    expect(chosen(['Name', 'Status'], [['Status', 'status']])).toEqual([
      [0, 'name'],
      [1, 'status'],
    ])
    expect(chosen(['Name', 'Status'], [['Status', null]])).toEqual([[0, 'name']])
  })

  it.each([
    ['no column "Clint"', ['Name'], [['Clint', 'name']]],
    ['No column gives the name', ['Number'], []],
    [
      'Two columns are mapped to name',
      ['A', 'B'],
      [
        ['A', 'name'],
        ['B', 'name'],
      ],
    ],
  ] as [string, string[], [string, 'name'][]][])('reports what does not fit: %s', (message, headings, given) => {
    expect(choose(headings, given).problems.join()).toContain(message)
  })

  it('accepts only the fields of an import', () => {
    expect([isImportField('cro'), isImportField('countedNextAr'), isImportField('toString')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
