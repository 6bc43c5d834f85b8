import { expect, it } from 'vitest'
import { addDays } from '@registrar/domain/shared/iso-date'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { useShares } from '../shares/shares.factory.ts'
import { linkCompany, linkPerson, rowOfPaper, textOfPaper } from './papers.factory.ts'

const app = useApp()
const shares = useShares(app)
const { makeCompany, makeClass, enter } = shares

/** Anna has 100 Ordinary shares, fully paid; Ciara has 2,000 in pounds without votes, of which a half is paid. */
const makeTwoClasses = async () => {
  const company = await makeCompany()
  const { organizationId } = company
  const { personId } = await shares.linkPerson(organizationId, 'Ciara', { roles: ['shareholder'] })
  const classId = await makeClass(organizationId, { name: 'Sterling', nominal: 0.5, currency: 'GBP', votes: 0 })
  const to = [{ personId }]
  await enter({ organizationId, kind: 'allotment', on: '2024-03-01', classId, number: 2000, to, paidPerShare: 0.25 })
  return { ...company, ciara: personId }
}

it('a resolution in writing is signed by the members who may vote, and says so (DOC-6)', async () => {
  const { organizationId, brian, classId } = await makeTwoClasses()
  const one = await textOfPaper(app(), organizationId, 'nameChangeResolution')
  expect(one).toContain('I, Anna Byrne, the only member of the company who is entitled to attend and vote, pass in')
  expect(one).not.toContain('Ciara')
  const french = await textOfPaper(app(), organizationId, 'strikeOffResolution', { language: 'fr' })
  expect(french).toContain("Anna Byrne, seul actionnaire ayant le droit de participer aux assemblées et d'y voter")

  const to = [{ personId: brian.personId }]
  await enter({ organizationId, kind: 'allotment', on: '2024-04-01', classId, number: 5, to })
  const several = await textOfPaper(app(), organizationId, 'writtenAgm')
  expect(several).toContain('all the members of the company who are entitled to attend and vote (Anna Byrne, Brian')
  expect(several).not.toContain('Ciara')
  expect(await textOfPaper(app(), organizationId, 'nameChangeMinutes')).toContain('Ciara Byrne')
})

it('the sheets have what is paid and unpaid on each class, in its currency (DOC-16)', async () => {
  const { organizationId, ciara } = await makeTwoClasses()
  for (const document of ['b1', 'b7'] as const) {
    const text = await textOfPaper(app(), organizationId, document, { asAt: '2024-12-31' })
    expect(text).toContain('Ordinary 100 €1.00 €100.00 €100.00 €0.00')
    expect(text).toContain('Sterling 2,000 £0.50 £1,000.00 £500.00 £500.00')
  }
  expect(await textOfPaper(app(), organizationId, 'b5')).toContain('Sterling 2,000 £0.50 £0.25')
  const certificate = await textOfPaper(app(), organizationId, 'shareCertificate', { personId: ciara })
  expect(certificate).toContain('2,000 Sterling shares of £0.50 each')
  expect(certificate).toContain('1 to 2,000')
  expect(certificate).toContain('Paid per share £0.25')
})

it('the board approves a transfer on the day of its entry, with the directors of that day, and the form says what was given for it (DOC-8)', async () => {
  const { organizationId, anna, brian, classId } = await makeCompany()
  const ago = (days: number) => addDays(today('Europe/Dublin'), -days)
  const terms = [{ role: 'director' as const, appointed: '2020-01-01', ceased: ago(5) }]
  await shares.linkPerson(organizationId, 'Ciara', { terms })
  const parties = { from: [{ personId: anna.personId }], to: [{ personId: brian.personId }] }
  const consideration = 'A debt of Brian'
  await enter({ organizationId, kind: 'transfer', on: ago(10), classId, number: 1, consideration, ...parties })
  expect(await textOfPaper(app(), organizationId, 'stockTransferForm')).toContain('Consideration A debt of Brian')

  const { values } = await rowOfPaper(app(), organizationId, 'transferApproval')
  expect(values).toMatchObject({ decidedOn: ago(10), directors: 'Ciara Byrne' })
  const given = await rowOfPaper(app(), organizationId, 'transferApproval', { decidedOn: ago(1) })
  expect(given.values).toMatchObject({ decidedOn: ago(1), directors: null })
})

it('the sheet of an allotment says what was given for shares that are not paid for in cash, a line where nobody has entered it (s. 70)', async () => {
  const { organizationId, brian, classId } = await makeCompany()
  const allotted = {
    organizationId,
    kind: 'allotment' as const,
    on: '2024-06-03',
    classId,
    inCash: false,
    paidPerShare: 1,
  }
  const to = [{ personId: brian.personId }]
  await enter({ ...allotted, number: 7, to, consideration: 'A licence of software' })
  await enter({ ...allotted, number: 8, to, consideration: 1250 })
  await enter({ ...allotted, number: 9, to })
  const text = await textOfPaper(app(), organizationId, 'b5')
  expect(text).toContain('No: A licence of software')
  expect(text).toContain('No: €1,250.00')
  expect(text).toContain('No: ____')
})

it('the sheet of the RBO has the particulars of an owner who holds through a company, and says what is not on record (DOC-16)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Alpha Limited' })
  const holdings = [{ class: 'Ordinary', number: 100, nominal: 1, acquired: '2024-03-01' }]
  const holding = await linkCompany(app(), organizationId, { name: 'Rive Droite SAS' }, { holdings })
  const marie = { firstName: 'Marie', lastName: 'Roux', birth: '1980-05-31', addressStreet1: '5 rue Haute' }
  await linkPerson(app(), holding, marie, { holdings })
  const text = await textOfPaper(app(), organizationId, 'rbo')
  expect(text).toMatch(/Marie Roux 100% 01\/03\/2024 .*31\/05\/1980 5 rue Haute/)
  expect(text).toContain('Not on record: Marie Roux: nationality')
  const row = await rowOfPaper(app(), organizationId, 'rbo')
  expect(row.notOnRecord).toMatchObject([{ name: 'Marie Roux', fields: ['nationality'] }])
})

it('the sheets of a return have the other directorships and former names of a director, the number of a company, and no statements with the first (DOC-16)', async () => {
  const organizationId = await makeOrganization(app(), {
    name: 'Alpha Limited',
    incorporationDate: '2026-06-01',
    financialYearEnd: '2026-12-31',
  })
  const told = { occupation: 'Notary', formerNames: 'Marie Petit', nationality: 'French' }
  const otherDirectorships = [
    { name: 'Rive Gauche SARL', appointed: '2020-01-31', ceased: null },
    { name: 'Long Past SARL', appointed: '2001-01-31', ceased: '2005-01-31' },
  ]
  const terms = (role: 'director' | 'secretary') => ({ terms: [{ role, appointed: '2026-06-01' }] })
  const marie = { firstName: 'Marie', lastName: 'Roux', ...told, otherDirectorships }
  await linkPerson(app(), organizationId, marie, terms('director'))
  await linkCompany(app(), organizationId, { name: 'Emerald Limited', cro: '700700' }, terms('secretary'))
  for (const document of ['a1', 'b1'] as const) {
    const text = await textOfPaper(app(), organizationId, document)
    expect(text).toContain('Marie Petit Rive Gauche SARL (31/01/2020 –)')
    expect(text).not.toContain('Long Past')
    expect(text).toMatch(/Emerald Limited, number .*700700, Companies Registration Office/)
  }
  expect(await textOfPaper(app(), organizationId, 'b1')).toContain(
    'None: no statements are annexed to the first return',
  )
  expect((await rowOfPaper(app(), organizationId, 'b1')).missing).toEqual(['cro', 'address'])
})
