import { expect, it } from 'vitest'
import { addDays } from '@registrar/domain/shared/iso-date'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { useShares } from '../shares/shares.factory.ts'
import { rowOfPaper, textOfPaper } from './papers.factory.ts'

const app = useApp()
const { makeCompany, makeClass, enter, linkPerson } = useShares(app)

/** Anna has 100 Ordinary shares, fully paid; Ciara has 2,000 in pounds without votes, of which a half is paid. */
const makeTwoClasses = async () => {
  const company = await makeCompany()
  const { organizationId } = company
  const { personId } = await linkPerson(organizationId, 'Ciara', { roles: ['shareholder'] })
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
  await linkPerson(organizationId, 'Ciara', { terms })
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
