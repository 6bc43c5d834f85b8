import { expect, it } from 'vitest'
import { fieldsOfKind, guessFieldOf, readImportCells } from './import-fields.ts'

it.each([
  ['orders', 'Initiated by', 'from'],
  ['orders', 'Origin', 'from'],
  ['orders', 'Date Order', 'dateOrder'],
  ['people', 'Email', 'mail'],
  ['links', '%', 'beneficiaryPercentage'],
  ['links', 'Beneficiary percentage', 'beneficiaryPercentage'],
  ['organizations', 'Status', 'creationStatus'],
  ['organizations', 'First ar Status', 'status'],
  ['organizations', 'N° CRO', 'cro'],
  ['organizations', 'Numéro d’immatriculation', 'cro'],
  ['organizations', 'Date de clôture', 'financialYearEnd'],
  ['people', 'No. de téléphone', 'phone'],
  ['people', 'Né(e) le', 'birth'],
  ['people', 'Prénoms', 'firstName'],
  ['people', 'Notes', 'comments'],
  ['links', 'Société', 'company'],
  ['links', 'Personne', 'person'],
  ['links', '% détention', 'beneficiaryPercentage'],
  ['links', 'Pourcentage', 'beneficiaryPercentage'],
  ['orders', 'Prénom', 'firstName'],
  ['orders', 'Nom', 'lastName'],
  ['orders', 'Courriel', 'email'],
  ['orders', 'Produit', 'product'],
  ['orders', 'Date de commande', 'dateOrder'],
  ['orders', 'Montant total', 'totalAmountOrder'],
] as const)('a column of %s with the heading %j fills the field %s (IMP-2)', (kind, heading, field) => {
  expect(guessFieldOf(kind, heading)).toBe(field)
})

// IMP-8
it.each([
  ['links', 'beneficiaryPercentage', '33,3', 33.3],
  ['links', 'beneficiaryPercentage', '33,333 %', 33.333],
  ['links', 'beneficiaryPercentage', '50%', 50],
  ['links', 'beneficiaryPercentage', '12.5', 12.5],
  ['orders', 'totalPaid', '1.234,5', 1234.5],
  ['orders', 'totalPaid', '€1,234.50', 1234.5],
  ['orders', 'totalPaid', '1,234', 1234],
  ['orders', 'totalPaid', '12,30 €', 12.3],
  ['orders', 'totalPaid', 'EUR 1,234', 1234],
] as const)('a line of %s has the %s %j as %d', (kind, field, cell, value) => {
  expect(readImportCells(fieldsOfKind[kind], [{ heading: 'Number', field, cell }])).toEqual({
    values: { [field]: value },
    problems: [],
  })
})

it.each([
  ['120', '%: From 0 to 100.'],
  ['-1', '%: From 0 to 100.'],
  ['half', '%: "half" is not a number.'],
])('the cell %j of a percentage is refused (IMP-8)', (cell, problem) => {
  const cells = [{ heading: '%', field: 'beneficiaryPercentage', cell }]
  expect(readImportCells(fieldsOfKind.links, cells)).toEqual({ values: {}, problems: [problem] })
})

it.each(['1,23,4', '0,500', '1234,567', '0,001'])('the amount %s is not a number, and is refused (IMP-8)', (cell) => {
  const { problems } = readImportCells(fieldsOfKind.orders, [{ heading: 'Total', field: 'totalPaid', cell }])
  expect(problems).toEqual([`Total: "${cell}" is not a number.`])
})

it.each(['06/04/2204', '06/04/0205'])('the day %s has a wrong digit, and is refused (IMP-10)', (cell) => {
  const { problems } = readImportCells(fieldsOfKind.orders, [{ heading: 'Date', field: 'dateOrder', cell }])
  expect(problems).toEqual([expect.stringContaining(`Date: "${cell}" is in the year `)])
})

it.each([
  ['checked', true],
  ['ON', true],
  ['off', false],
  ['todo', false],
  ['VRAI', true],
  ['FAUX', false],
  ['Ja', true],
  ['nein', false],
  ['sí', true],
  ['✓', true],
])('the cell %j of a yes or no is %s (IMP-8)', (cell, value) => {
  const { values } = readImportCells(fieldsOfKind.people, [{ heading: 'PEP', field: 'pep', cell }])
  expect(values).toEqual({ pep: value })
})

it('a cell with the error of a formula is refused, whatever its field is (IMP-9)', () => {
  const { values, problems } = readImportCells(fieldsOfKind.people, [
    { heading: 'Surname', field: 'lastName', cell: ' #N/A ' },
    { heading: 'First name', field: 'firstName', cell: '#1 Nora' },
  ])
  expect(values).toEqual({ firstName: '#1 Nora' })
  expect(problems).toEqual([
    'Surname: #N/A is the error of a formula. Correct it in the spreadsheet, or empty the cell.',
  ])
})

const furtherAddresses = (kind: 'people' | 'organizations', cell: string) =>
  readImportCells(fieldsOfKind[kind], [
    { heading: 'Name', field: kind === 'people' ? 'lastName' : 'name', cell: 'Roche' },
    { heading: 'Other emails', field: 'otherMails', cell },
  ])

it.each([
  ['a@roche.example', ['a@roche.example']],
  ['A@Roche.example; b@roche.example, a@roche.example', ['a@roche.example', 'b@roche.example']],
  ['Ann Roche <a@roche.example> / b@roche.example', ['a@roche.example', 'b@roche.example']],
  ['a@roche.example ::: b@roche.example', ['a@roche.example', 'b@roche.example']],
  ['a@roche.example\nmailto:b@roche.example', ['a@roche.example', 'b@roche.example']],
])('the cell %j gives the further addresses %j (IMP-8)', (cell, otherMails) => {
  for (const kind of ['people', 'organizations'] as const)
    expect(furtherAddresses(kind, cell)).toMatchObject({ values: { otherMails }, problems: [] })
})

it('a cell of further addresses with anything else is refused (IMP-8)', () => {
  expect(furtherAddresses('people', 'a@roche.example; 086 123 4567').problems).toEqual([
    'Other emails: "a@roche.example; 086 123 4567" is not a list of email addresses.',
  ])
})

it.each(['Further email addresses', 'Further addresses', 'otherMails', 'Other Email', 'Autres e-mails'])(
  'a column %j has further addresses, of people and of companies (IMP-2)',
  (heading) => {
    for (const kind of ['people', 'organizations'] as const) expect(guessFieldOf(kind, heading)).toBe('otherMails')
  },
)
