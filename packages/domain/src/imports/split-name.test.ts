import { expect, it } from 'vitest'
import { splitName } from './split-name.ts'

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
