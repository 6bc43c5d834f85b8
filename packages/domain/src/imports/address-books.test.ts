import { expect, it } from 'vitest'
import { fieldsOfKind, guessesOf, readImportCells } from './import-fields.ts'
import type { ImportKindName } from './import-run.ts'
import { matchColumns } from './match-columns.ts'

const fieldsFor = (kind: ImportKindName, headings: string[]) =>
  matchColumns(headings, { chosen: {}, remembered: {} }, guessesOf(kind, headings))

const read = (kind: ImportKindName, line: Record<string, string>) => {
  const headings = Object.keys(line)
  const fields = fieldsFor(kind, headings)
  const cells = headings.flatMap((heading, index) => {
    const field = fields[index]
    return field ? [{ heading, field, cell: line[heading] ?? '' }] : []
  })
  return readImportCells(fieldsOfKind[kind], cells)
}

it('of the phones of an address book the mobile one counts, and else the first that is there (IMP-2)', () => {
  const phones = { 'Work Phone': '01 1', 'Home Phone': '01 2', 'Mobile Number': '087 3' }
  expect(read('people', phones).values).toEqual({ phone: '087 3' })
  expect(read('people', { ...phones, 'Mobile Number': ' ' }).values).toEqual({ phone: '01 2' })
})

it('of several addresses of a person the first is taken, and never a mixture (IMP-2)', () => {
  const headings = [
    'Business Street',
    'Business Street 2',
    'Business City',
    'Home Street',
    'Home City',
    'Home Postal Code',
  ]
  const [street, city, zip] = ['addressStreet1', 'addressCity1', 'addressZip1']
  expect(fieldsFor('people', headings)).toEqual([street, street, city, street, city, zip])

  const both = ['1 Dock Rd', '', 'Limerick', '2 Main St', 'Cork', 'T12 AB34']
  const line = (cells: string[]) =>
    read('people', Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? '']))).values
  expect(line(both)).toEqual({ addressStreet1: '1 Dock Rd', addressCity1: 'Limerick' })
  const onlyHome = { addressStreet1: '2 Main St', addressCity1: 'Cork', addressZip1: 'T12 AB34' }
  expect(line(['', '', ' ', ...both.slice(3)])).toEqual(onlyHome)
})

it('the parts of an address fill it together, without blank and repeated ones (IMP-2)', () => {
  const line = { Name: 'A', Address: '1 Main St', Town: 'Cork', County: 'Cork', Eircode: '', Country: 'Ireland' }
  expect(read('organizations', line).values).toEqual({ name: 'A', address: '1 Main St, Cork', country: 'Ireland' })
})

it('two columns that are each a whole address are not joined (IMP-2)', () => {
  expect(fieldsFor('organizations', ['Name', 'Registered Office', 'Address'])).toEqual(['name', 'address', null])
})

it('a column of whole names fills both names, unless other columns do (IMP-2)', () => {
  expect(read('people', { 'Nom et prénom': 'Lefèvre Zoé' }).values).toEqual({ firstName: 'Zoé', lastName: 'Lefèvre' })
  expect(read('people', { Nom: 'LEFEVRE Zoé', Email: 'z@example.fr' }).values).toMatchObject({ lastName: 'LEFEVRE' })
  expect(fieldsFor('people', ['Display Name', 'First Name', 'Last Name'])).toEqual([null, 'firstName', 'lastName'])
  expect(fieldsFor('people', ['Nom', 'Prénom'])).toEqual(['lastName', 'firstName'])
  expect(fieldsFor('links', ['Société', 'Nom', 'Rôle'])).toEqual(['company', 'person', 'roles'])
})

it('a whole name of one word is the one name of a person (IMP-2, PERSON-2)', () => {
  expect(read('people', { Name: '王小明' }).values).toEqual({ firstName: '王小明', hasOneName: true })
  expect(read('people', { Name: 'Mme Cher' }).values).toEqual({ firstName: 'Cher', hasOneName: true })
})

it.each([
  ['Madonna', '-', { firstName: 'Madonna', hasOneName: true }],
  ['—', 'Pelé', { firstName: 'Pelé', hasOneName: true }],
  ['Madonna', '', { firstName: 'Madonna' }],
  ['Ann', 'Day', { firstName: 'Ann', lastName: 'Day' }],
  ['-', '-', { firstName: '-', lastName: '-' }],
])('the first name %j and the last name %j of a file are %j (IMP-2, PERSON-2)', (first, last, values) => {
  expect(read('people', { 'First Name': first, 'Last Name': last }).values).toEqual(values)
})

it.each([
  ['Gérant', ['director']],
  ['Directeurs', ['director']],
  ['Associée; Secrétaire', ['shareholder', 'secretary']],
  ['Actionnaire / Gérante', ['shareholder', 'director']],
  ['Director & Secretary', ['director', 'secretary']],
  ['Directeur et associé', ['director', 'shareholder']],
  ['Director and Shareholder', ['director', 'shareholder']],
  ['Geschäftsführer, Gesellschafter', ['director', 'shareholder']],
  ['Stiúrthóir & Rúnaí', ['director', 'secretary']],
])('the role %j of a file is %j (IMP-8)', (cell, roles) => {
  expect(readImportCells(fieldsOfKind.links, [{ heading: 'Role', field: 'roles', cell }]).values).toEqual({ roles })
})

it.each([
  ['Live', { creationStatus: 'COMPLETED', croStatus: 'normal' }],
  ['Dissolved', { creationStatus: 'STRIKE_OFF', croStatus: 'dissolved' }],
  ['Normal', { croStatus: 'normal' }],
  ['Strike Off Listed', { croStatus: 'strikeOffListed' }],
  ['In Receivership', { croStatus: 'receivership' }],
  ['Ceased', { creationStatus: 'STRIKE_OFF' }],
])('the status %s of the register is kept as such (IMP-11, ORG-34)', (cell, values) => {
  const cells = [{ heading: 'Status', field: 'creationStatus', cell }]
  expect(
    readImportCells(
      { creationStatus: fieldsOfKind.organizations['creationStatus'] ?? { kind: 'status', label: '' } },
      cells,
    ),
  ).toEqual({ values, problems: [] })
})

it.each([
  '3.53871E+11',
  '3,53871E+11',
  '########',
  '#VALEUR!',
  '#NOM?',
  '#BEZUG!',
  '#¡VALOR!',
  '#RIF!',
  '#NV',
  '#N/D',
  'Err:502',
])('the cell %s is what a spreadsheet made of a value, and is refused (IMP-9)', (cell) => {
  const { values, problems } = readImportCells(fieldsOfKind.people, [{ heading: 'Phone', field: 'phone', cell }])
  expect([values, problems]).toEqual([{}, [expect.stringContaining(`Phone: ${cell} `)]])
})

it.each(['1E5', '#1 Nora', 'E+11', '# of shares', '12E Main St'])(
  'the cell %s is a text like any other (IMP-9)',
  (cell) => {
    const { problems } = readImportCells(fieldsOfKind.people, [{ heading: 'Comments', field: 'comments', cell }])
    expect(problems).toEqual([])
  },
)
