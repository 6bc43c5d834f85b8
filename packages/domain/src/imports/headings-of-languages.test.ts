import { expect, it } from 'vitest'
import { comparableText } from '../shared/fold-text.ts'
import { fieldsOfKind, guessesOf, readImportCells } from './import-fields.ts'
import { importKinds, type ImportKindName } from './import-run.ts'
import { matchColumns } from './match-columns.ts'

const fieldsFor = (kind: ImportKindName, headings: string) => {
  const columns = headings.split(';')
  return matchColumns(columns, { chosen: {}, remembered: {} }, guessesOf(kind, columns))
}

const street = 'addressStreet1'

it.each<[language: string, kind: ImportKindName, headings: string, fields: (string | null)[]]>([
  [
    'German',
    'people',
    'Vorname;Name;Geburtsdatum;E-Mail-Adresse;Telefonnummer;Straße;PLZ;Ort;Land;Staatsangehörigkeit',
    [
      'firstName',
      'lastName',
      'birth',
      'mail',
      'phone',
      street,
      'addressZip1',
      'addressCity1',
      'addressCountry1',
      'nationality',
    ],
  ],
  [
    'Spanish',
    'people',
    'Nombre;Apellidos;Fecha de nacimiento;Correo electrónico;Teléfono;Dirección;Código postal;Ciudad;País;Nacionalidad',
    [
      'firstName',
      'lastName',
      'birth',
      'mail',
      'phone',
      street,
      'addressZip1',
      'addressCity1',
      'addressCountry1',
      'nationality',
    ],
  ],
  [
    'Italian',
    'people',
    'Nome;Cognome;Data di nascita;Indirizzo e-mail;Cellulare;Indirizzo;CAP;Città;Paese;Cittadinanza',
    [
      'firstName',
      'lastName',
      'birth',
      'mail',
      'phone',
      street,
      'addressZip1',
      'addressCity1',
      'addressCountry1',
      'nationality',
    ],
  ],
  [
    'Irish',
    'people',
    'Ainm;Sloinne;Dáta breithe;Ríomhphost;Fón;Seoladh;Éirchód;Contae;Tír;Náisiúntacht',
    [
      'firstName',
      'lastName',
      'birth',
      'mail',
      'phone',
      street,
      'addressZip1',
      'addressState1',
      'addressCountry1',
      'nationality',
    ],
  ],
  ['Spanish with whole names', 'people', 'Nombre;Correo', ['fullName', 'mail']],
  [
    'Italian with whole names',
    'links',
    'Società;Nome;Carica;Quota',
    ['company', 'person', 'roles', 'beneficiaryPercentage'],
  ],
  [
    'German',
    'organizations',
    'Firmenname;Handelsregisternummer;Gründungsdatum;Straße;PLZ;Ort;Land',
    ['name', 'cro', 'incorporationDate', 'address', 'address', 'address', 'country'],
  ],
  [
    'Spanish',
    'organizations',
    'Razón social;Número de registro;Fecha de constitución;Domicilio social;País;Actividad',
    ['name', 'cro', 'incorporationDate', 'address', 'country', 'businessActivity'],
  ],
  [
    'Italian',
    'organizations',
    'Ragione sociale;Numero di registrazione;Data di costituzione;Sede legale;Paese;Attività',
    ['name', 'cro', 'incorporationDate', 'address', 'country', 'businessActivity'],
  ],
  [
    'Irish',
    'organizations',
    'Ainm na cuideachta;Uimhir CRO;Dáta corpraithe;Oifig chláraithe;Tír;Stádas',
    ['name', 'cro', 'incorporationDate', 'address', 'country', 'creationStatus'],
  ],
  [
    'German',
    'orders',
    'Bestelldatum;Firma;Name;Vorname;Artikel;Gesamtbetrag',
    ['dateOrder', 'company', 'lastName', 'firstName', 'product', 'totalAmountOrder'],
  ],
  [
    'English and French at once',
    'organizations',
    'Company name / Dénomination;CRO number / Numéro CRO;Registered office – Siège social;Phone/Email;Town|City',
    ['name', 'cro', 'address', null, 'address'],
  ],
])('the headings of a %s file of %s are known (IMP-2)', (_, kind, headings, fields) => {
  expect(fieldsFor(kind, headings)).toEqual(fields)
})

it.each(importKinds)('no heading of %s means two fields (IMP-2)', (kind) => {
  const headings = Object.entries(fieldsOfKind[kind]).flatMap(([field, { headings: whole = '', parts = '' }]) =>
    [...new Set(`${whole}, ${parts}`.split(', ').map(comparableText))]
      .filter(Boolean)
      .map((heading) => ({ heading, field })),
  )
  const repeated = [...Map.groupBy(headings, ({ heading }) => heading).values()].filter((of) => of.length > 1)
  expect(repeated).toEqual([])
})

const read = (kind: ImportKindName, headings: string, line: string) => {
  const fields = fieldsFor(kind, headings)
  const [columns, cells] = [headings.split(';'), line.split(';')]
  const used = columns.flatMap((heading, index) => {
    const field = fields[index]
    return field ? [{ heading, field, cell: cells[index] ?? '' }] : []
  })
  return readImportCells(fieldsOfKind[kind], used)
}

it('of two columns with one heading the first that has a value counts, and the other is named (IMP-2)', () => {
  const headings = 'First Name;Last Name;Phone;Phone (2);Email 1;Email 2'
  expect(read('people', headings, 'Ann;Day;;087 1;;a@b.example')).toEqual({
    values: { firstName: 'Ann', lastName: 'Day', phone: '087 1', mail: 'a@b.example' },
    problems: [],
  })
  expect(read('people', headings, 'Ann;Day;01 1;087 1;;')).toMatchObject({
    values: { phone: '01 1' },
    remarks: ['01 1 counts, and 087 1 of the column Phone (2) is left out.'],
  })
  expect(read('organizations', 'Name;Email;Email (2)', 'Aran Ltd;;a@b.example').values).toMatchObject({
    mail: 'a@b.example',
  })
})

it('the second of two addresses with the same headings is another address, and no part of the first (IMP-2)', () => {
  const headings = 'Street;City;Postcode;Street (2);City (2);Postcode (2)'
  expect(read('people', headings, '1 Main St;Cork;;9 Far St;Galway;H91').values).toEqual({
    addressStreet1: '1 Main St',
    addressCity1: 'Cork',
  })
  expect(read('people', headings, ';;;9 Far St;Galway;H91').values).toEqual({
    addressStreet1: '9 Far St',
    addressCity1: 'Galway',
    addressZip1: 'H91',
  })
  expect(
    read('organizations', `Name;Address line 1;City;Address line 1 (2);City (2)`, 'A;1 Main St;Cork;9 Far St;Galway')
      .values,
  ).toEqual({
    name: 'A',
    address: '1 Main St, Cork',
  })
})

it('a second name in a line is not the name of the first person (IMP-2)', () => {
  expect(fieldsFor('people', 'First name;Last name;Email;First name (2);Last name (2);Email (2)')).toEqual([
    'firstName',
    'lastName',
    'mail',
    null,
    null,
    null,
  ])
})

it('beside a column of phones one of mobile phones fills the same field (IMP-2)', () => {
  expect(read('people', 'First Name;Phone;Mobile', 'Ann;;087 1').values).toMatchObject({ phone: '087 1' })
})

it.each<[kind: ImportKindName, headings: string, fields: (string | null)[]]>([
  [
    'organizations',
    'Number;Name;Company;CRO Number;Address;Registered office',
    [null, null, 'name', 'cro', null, 'address'],
  ],
  ['organizations', 'Number;Name;Address', ['cro', 'name', 'address']],
  ['orders', 'Date;Order date;Amount;Total TTC', [null, 'dateOrder', null, 'totalAmountOrder']],
])('of %s, a general word gives way to a heading that says more: %s (IMP-2)', (kind, headings, fields) => {
  expect(fieldsFor(kind, headings)).toEqual(fields)
})

it('an email address that nobody can write to is kept, and named (IMP-2)', () => {
  expect(read('organizations', 'Name;Email', 'Aran Ltd;info at aran')).toMatchObject({
    values: { mail: 'info at aran' },
    remarks: ['Mail: info at aran is not an email address.'],
  })
})

it('an address whose heading is in two languages keeps its other parts (IMP-2)', () => {
  expect(
    read('organizations', 'Name;Registered office / Siège social;Town/City', 'Aran Ltd;1 Main St;Cork').values,
  ).toEqual({
    name: 'Aran Ltd',
    address: '1 Main St, Cork',
  })
})
