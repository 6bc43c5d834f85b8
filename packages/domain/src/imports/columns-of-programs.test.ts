import { expect, it } from 'vitest'
import { fieldsOfKind, guessesOf, readImportCells } from './import-fields.ts'
import type { ImportKindName } from './import-run.ts'
import { matchColumns } from './match-columns.ts'
import { cellsAsRead } from './preview-cells.ts'

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

it.each([
  ['SÃ©amus Ã“ hÃ‰ithir', 'Séamus', 'Ó hÉithir'],
  ['Ã\u0081ine NÃ\u00ad Bhriain', 'Áine', 'Ní Bhriain'],
  ['Å½eljka â€œZâ€\u009d MarkoviÄ‡', 'Željka “Z”', 'Marković'],
  ['Conor O&#039;Brien', 'Conor', 'O’Brien'.replace('’', "'")],
  ['JOÃO SÃO', 'JOÃO', 'SÃO'],
  ['Zoé Lefèvre', 'Zoé', 'Lefèvre'],
])('the name %j is read as %j and %j (IMP-15)', (Name, firstName, lastName) => {
  expect(read('people', { Name }).values).toEqual({ firstName, lastName })
  expect(read('people', { 'PrÃ©nom': 'Ann', Nom: 'Byrne' }).values).toEqual({ firstName: 'Ann', lastName: 'Byrne' })
})

it('a company of a website has its own letters, and a long text keeps what it says (IMP-15)', () => {
  const line = { Name: 'Byrne &amp; Sons &#8211; Naas Ltd', Notes: 'a &lt; b' }
  expect(read('organizations', line).values).toEqual({ name: 'Byrne & Sons – Naas Ltd', notes: 'a &lt; b' })
})

it.each(['S\ufffdamus Byrne', '#N/A'])('the whole name %j is damaged, and is refused (IMP-9)', (Name) => {
  expect(read('people', { Name })).toEqual({ values: {}, problems: [expect.stringMatching(/^Name: /)] })
})

it('columns of roles have crosses, where another column has the people (IMP-8)', () => {
  const line = {
    Company: 'Aran Ltd',
    Person: 'Ann Byrne',
    Director: 'x',
    Secretary: '',
    'Shareholder (Y/N)': 'Y',
    'Nominee Director': 'no',
    '%': '50',
  }
  expect(read('links', line)).toEqual({
    values: { company: 'Aran Ltd', person: 'Ann Byrne', roles: ['director', 'shareholder'], beneficiaryPercentage: 50 },
    problems: [],
  })
  expect(read('links', { Company: 'Aran Ltd', Director: 'Ann Byrne' }).values).toEqual({
    company: 'Aran Ltd',
    person: 'Ann Byrne',
    addedRoles: ['director'],
  })
  expect(read('links', { Company: 'Aran Ltd', Director: 'Ann Byrne', Secretary: 'Nora Walsh' }).problems).toEqual([
    expect.stringContaining('"Nora Walsh" is not a role'),
  ])
  const headings = [{ heading: 'Secretary', field: 'roles' }]
  expect(cellsAsRead('links', headings, ['x'])).toEqual(['Secretary'])
})

it.each(['-', '–', 'N/A', 'n/a', 'n.a.'])('a cell that is only %j says that there is nothing (IMP-15)', (cell) => {
  const line = {
    'First Name': 'Ann',
    'Last Name': 'Day',
    Birth: cell,
    Email: cell,
    Phone: cell,
    PEP: cell,
    Notes: cell,
  }
  expect(read('people', line)).toEqual({ values: { firstName: 'Ann', lastName: 'Day' }, problems: [] })
  expect(read('links', { Company: 'Aran Ltd', Person: 'Ann Day', Role: cell, Resigned: cell }).values).toEqual({
    company: 'Aran Ltd',
    person: 'Ann Day',
  })
})

it.each(['712053', '712,053', '712053.00', '712053,00'])('the number %s of the CRO is 712053 (IMP-15)', (cell) => {
  expect(read('organizations', { Name: 'Aran Ltd', CRO: cell }).values).toMatchObject({ cro: '712053' })
})

it.each([
  ['fr-FR', 'fr'],
  ['en_IE', 'en'],
  ['Français', 'fr'],
  ['Englisch', 'en'],
])('the language %s is %s (IMP-8)', (cell, language) => {
  expect(read('organizations', { Name: 'Aran Ltd', Language: cell }).values).toMatchObject({ language })
})

it.each([
  ['Shareholder', 'shareholder'],
  ['Secretary', 'secretary'],
  ['Director name', 'director'],
  ['Dirigeant', 'director'],
])('a column of people that is called %s says their role, when no other column does (IMP-8)', (heading, role) => {
  const line = { Company: 'Aran Ltd', [heading]: 'Ann Byrne', '%': '50' }
  const values = { company: 'Aran Ltd', person: 'Ann Byrne', beneficiaryPercentage: 50 }
  expect(read('links', line).values).toEqual({ ...values, addedRoles: [role] })
  expect(read('links', { ...line, Role: 'Other' }).values).toEqual({ ...values, roles: ['other'] })
})

it('a code in brackets behind its words is that code (IMP-8)', () => {
  const line = { Name: 'Aran', 'Company Type': 'Designated Activity Company, private (DAC)' }
  expect(read('organizations', line).values).toMatchObject({ companyType: 'DAC' })
})

it('a day that a spreadsheet has counted is refused, and the reason says what to do (IMP-10)', () => {
  expect(read('organizations', { Name: 'Aran Ltd', 'Incorporation Date': '42005' }).problems).toEqual([
    'Incorporation Date: "42005" is a day as a spreadsheet counts it. Give the column the format of a date.',
  ])
})
