import { expect, it } from 'vitest'
import { nameWithoutTitles, isOfSeveralPeople, splitName, splitNameUnder } from './split-name.ts'

it.each([
  ['LEFEVRE Zoé', 'Zoé', 'LEFEVRE'],
  ['Zoé LEFÈVRE', 'Zoé', 'LEFÈVRE'],
  ['Lefèvre, Zoé', 'Zoé', 'Lefèvre'],
  ['Zoé Lefèvre', 'Zoé', 'Lefèvre'],
  ['LE GOFF Loïc', 'Loïc', 'LE GOFF'],
  ['Loïc Le Goff', 'Loïc', 'Le Goff'],
  ['de la CRUZ Juan Carlos', 'Juan Carlos', 'de la CRUZ'],
  ['Juan Carlos de la Cruz', 'Juan Carlos', 'de la Cruz'],
  ['Seán Ó Briain', 'Seán', 'Ó Briain'],
  ['O’BRIEN Aoife', 'Aoife', 'O’BRIEN'],
  ['McCARTHY Tom', 'Tom', 'McCARTHY'],
  ['DUPONT-MARTIN Anne-Marie', 'Anne-Marie', 'DUPONT-MARTIN'],
  ['John F. Kennedy', 'John F.', 'Kennedy'],
  ['John Smith, Jr.', 'John', 'Smith'],
  ['LEFEVRE ZOE', 'LEFEVRE', 'ZOE'],
  ['Cher', 'Cher', ''],
  ['Mme Zoé LEFÈVRE', 'Zoé', 'LEFÈVRE'],
  ['M. Jean DUPONT', 'Jean', 'DUPONT'],
  ['M. Night Shyamalan', 'M. Night', 'Shyamalan'],
  ['Mr John Smythe-Jones', 'John', 'Smythe-Jones'],
  ['Murphy, Mrs Anne', 'Anne', 'Murphy'],
  ['Mr', 'Mr', ''],
  ['Dr. Seán Ó hEithir, Jr.', 'Seán', 'Ó hEithir'],
  ['van den Berg Jan', 'Jan', 'van den Berg'],
  ['de la Cruz; Juan Carlos', 'Juan Carlos', 'de la Cruz'],
  ['de la Cruz', 'de la Cruz', ''],
  ['ben hogan', 'ben', 'hogan'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Ciarán Mac an tSaoi', 'Ciarán', 'Mac an tSaoi'],
  ['Seán Mac Giolla Phádraig', 'Seán', 'Mac Giolla Phádraig'],
  ['Máire Nic an Bhaird', 'Máire', 'Nic an Bhaird'],
  ['Peig Bean Uí Néill', 'Peig', 'Bean Uí Néill'],
  ['Anne Marie O Connor', 'Anne Marie', 'O Connor'],
  ['John D. Rockefeller', 'John D.', 'Rockefeller'],
  ['Mary O. Walsh', 'Mary O.', 'Walsh'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['Prof. Dr. Hans Müller', 'Hans', 'Müller'],
  ['Sir Bob Geldof', 'Bob', 'Geldof'],
  ['BYRNE, Ann, Mrs', 'Ann', 'BYRNE'],
  ['Mr and Mrs John Byrne', 'Mr and Mrs John', 'Byrne'],
])('the name %j is %j and %j (IMP-2)', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

it.each([
  ['Lefèvre Zoé', 'Zoé', 'Lefèvre'],
  ['Le Goff Loïc', 'Loïc', 'Le Goff'],
  ['Zoé LEFÈVRE', 'Zoé', 'LEFÈVRE'],
])('under a heading that says the family name first, %j is %j and %j (IMP-2)', (name, firstName, lastName) => {
  expect(splitName(name, { familyFirst: true })).toEqual({ firstName, lastName })
})

it.each(['Surname, First name', 'Last name First name', 'Apellidos y nombre', 'Cognome e nome', 'Nachname, Vorname'])(
  'under the heading %j the family name comes first (IMP-2)',
  (heading) => {
    expect(splitNameUnder(heading, 'Byrne Ann')).toEqual({ firstName: 'Ann', lastName: 'Byrne' })
  },
)

it.each([
  ['John & Mary Byrne', true],
  ['Mr and Mrs John Byrne', true],
  ['M. et Mme Dupont', true],
  ['Jean et Marie', true],
  ['José Ortega y Gasset', false],
  ['Byrne & Sons', false],
  ['Byrne & Walsh Ltd', false],
  ['Sandra Etchart', false],
])('the name %j is that of several people: %s (IMP-2)', (name, isOfSeveral) => {
  expect(isOfSeveralPeople(name)).toBe(isOfSeveral)
})

it.each([
  ['Dr. Anne Byrne', 'Anne Byrne'],
  ['Mr John Kelly', 'John Kelly'],
  ['Prof. Dr. Anne Byrne', 'Anne Byrne'],
  ['Mme Zoé Lefèvre', 'Zoé Lefèvre'],
  ['M. Paul Martin', 'Paul Martin'],
  ['Byrne, Dr Anne', 'Byrne, Anne'],
  ['Byrne, Anne, Ms.', 'Byrne, Anne'],
  ['M. Byrne', 'M. Byrne'],
  ['Dr Byrne', 'Dr Byrne'],
  ['Mr & Mrs Byrne', 'Mr & Mrs Byrne'],
  ['Anne Byrne', 'Anne Byrne'],
  ['Drew Byrne', 'Drew Byrne'],
])('%s is looked for as %s (IMP-4)', (name, plain) => {
  expect(nameWithoutTitles(name)).toBe(plain)
})
