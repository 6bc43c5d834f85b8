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

it.each<[string, ImportKindName, Record<string, string>, Record<string, unknown>]>([
  [
    'organizations of Pipedrive',
    'organizations',
    { 'Organization - Name': 'Aran Ltd', 'Organization - Address': '5 Main St, Naas', 'Organization - Owner': 'Ann' },
    { name: 'Aran Ltd', address: '5 Main St, Naas' },
  ],
  [
    'people of Pipedrive',
    'people',
    {
      'Person - Name': 'Ciarán Mac an tSaoi',
      'Person - First name': 'Ciarán',
      'Person - Last name': 'Mac an tSaoi',
      'Person - Email - Work': '',
      'Person - Email - Home': 'c@example.ie, d@example.ie',
      'Person - Phone - Work': '01 555 0101',
      'Person - Phone - Mobile': '087 555 0101',
      'Person - Organization': 'Aran Ltd',
    },
    { firstName: 'Ciarán', lastName: 'Mac an tSaoi', mail: 'c@example.ie, d@example.ie', phone: '087 555 0101' },
  ],
  [
    'companies of HubSpot',
    'organizations',
    { 'Company name': 'Aran Ltd', 'Street Address': '7 Dame Lane', City: 'Dublin 2', 'Postal Code': 'D02 XY76' },
    { name: 'Aran Ltd', address: '7 Dame Lane, Dublin 2, D02 XY76' },
  ],
  [
    'accounts of Salesforce',
    'organizations',
    {
      'Account Name': 'Aran Ltd',
      'Billing Street': '2 Bridge St',
      'Billing City': 'Kilkenny',
      'Billing Zip/Postal Code': 'R95',
    },
    { name: 'Aran Ltd', address: '2 Bridge St, Kilkenny, R95' },
  ],
  [
    'contacts of Xero',
    'organizations',
    {
      '*Company Name': 'Aran Ltd',
      POAddressLine1: '1 Quay',
      POCity: 'Cork',
      SAAddressLine1: '',
      SACity: 'Cobh',
      CompanyNumber: '890220',
    },
    { name: 'Aran Ltd', address: '1 Quay, Cork', cro: '890220' },
  ],
  [
    'the register of Companies House',
    'organizations',
    {
      CompanyName: 'Aran Ltd',
      'RegAddress.AddressLine1': '1 Princes St',
      'RegAddress.PostTown': 'Edinburgh',
      'RegAddress.PostCode': 'EH1',
    },
    { name: 'Aran Ltd', address: '1 Princes St, Edinburgh, EH1' },
  ],
  [
    'customers of Sage',
    'organizations',
    { Name: 'Aran Ltd', 'Address 1': 'Unit 3', 'Address 4': '', 'Address 5': 'V94 AB12', 'Registration No.': '890221' },
    { name: 'Aran Ltd', address: 'Unit 3, V94 AB12', cro: '890221' },
  ],
  [
    'companies of Pappers',
    'organizations',
    {
      denomination: 'Aran',
      siren: '812345678',
      date_creation: '2015-06-12',
      adresse_ligne_1: '12 rue des Écoles',
      code_postal: '75005',
      ville: 'Paris',
    },
    { name: 'Aran', cro: '812345678', incorporationDate: '2015-06-12', address: '12 rue des Écoles, 75005, Paris' },
  ],
  [
    'a search of the CRO',
    'organizations',
    {
      'Company Name': 'Aran UC',
      'Company Type': 'Unlimited',
      'Registered Date': '01/03/2015',
      'Next AR Date': '01/09/2026',
    },
    { name: 'Aran UC', companyType: 'UC', incorporationDate: '2015-03-01', nextArReminder: '2026-09-01' },
  ],
  [
    'officers of a program for secretaries',
    'links',
    { 'Entity name': 'Aran Ltd', 'Officer name': 'Ann Byrne', 'Officer type': 'Director & Secretary', Resigned: '' },
    { company: 'Aran Ltd', person: 'Ann Byrne', roles: ['director', 'secretary'] },
  ],
])('%s are read (IMP-2)', (_, kind, line, values) => {
  expect(read(kind, line)).toEqual({ values, problems: [] })
})

it.each(['NULL', 'null', 'NaN', 'nan', 'NaT', '<NA>', '\\N'])(
  'a cell that is only %s is blank, but in a name of a person (IMP-15)',
  (cell) => {
    const line = { Name: 'Aran Ltd', 'CRO Number': cell, 'Incorporation Date': cell, Email: cell, Notes: cell }
    expect(read('organizations', line)).toEqual({ values: { name: 'Aran Ltd' }, problems: [] })
    expect(read('people', { 'First Name': 'Ann', 'Last Name': cell }).values).toEqual({
      firstName: 'Ann',
      lastName: cell,
    })
  },
)

it('a number that a program wrote as a fraction is that number, and an amount stays one (IMP-15)', () => {
  expect(read('organizations', { Name: 'Aran 2.0', 'CRO Number': '890270.0' }).values).toEqual({
    name: 'Aran 2.0',
    cro: '890270',
  })
  expect(read('links', { Company: '890270.0', Person: 'Ann Byrne' }).values).toEqual({
    company: '890270',
    person: 'Ann Byrne',
  })
  expect(read('orders', { Total: '1250.0' }).values).toEqual({ totalAmountOrder: 1250 })
})

it.each(['0/0/00', '00/00/0000', '0000-00-00', '0000-00-00 00:00:00'])(
  'the day %s of an address book is blank (IMP-15)',
  (cell) => {
    expect(read('people', { 'First Name': 'Ann', Birthday: cell })).toEqual({
      values: { firstName: 'Ann' },
      problems: [],
    })
  },
)

it.each(['--04-06', '--0406', '04/06', '6 April', 'April 6', '6. April'])(
  'the day %s has no year, and is refused (IMP-15)',
  (cell) => {
    expect(read('people', { 'First Name': 'Ann', Birthday: cell }).problems).toEqual([
      `Birthday: "${cell}" has no year. Write one, or empty the cell.`,
    ])
  },
)

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
