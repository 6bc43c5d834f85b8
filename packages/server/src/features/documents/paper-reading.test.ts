import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import type { PaperName } from '@registrar/domain/documents/papers'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { useShares } from '../shares/shares.factory.ts'
import { linkCompany, linkPerson, rowOfPaper, textOfPaper } from './papers.factory.ts'

const app = useApp()
const shares = useShares(app)

const director = (appointed: string, ceased: string | null = null) => [{ role: 'director' as const, appointed, ceased }]
const held = (number: number, acquired = '2024-03-15') => [{ class: 'Ordinary', number, nominal: 1, acquired }]

const makeCompany = (fields: object = {}) =>
  makeOrganization(app(), { name: 'Alpha Limited', cro: '654321', address: '1 Quay', ...fields })

const absentFrom = (text: string, ...parts: string[]) => parts.filter((part) => !text.includes(part))

/** Anna and Brian hold shares alone and together; what is paid is known of all. */
const makeJoint = async (onOfBrian = '2024-02-01') => {
  const made = await shares.makeCompany()
  const { organizationId, anna, brian } = made
  const classId = await shares.makeClass(organizationId, { name: 'Preference', nominal: 2, votes: 0 })
  const together = [{ personId: anna.personId }, { personId: brian.personId }]
  const allotment = { organizationId, kind: 'allotment' as const }
  const ofBrian = { classId: made.classId, number: 10, paidPerShare: 1, inCash: false }
  await shares.enter({ ...allotment, ...ofBrian, on: onOfBrian, to: [{ personId: brian.personId }] })
  const amounts = { paidPerShare: 0.5, premiumPerShare: 3, inCash: true }
  await shares.enter({ ...allotment, on: '2024-03-01', classId, number: 50, ...amounts, to: together })
  return organizationId
}

describe('joint holders', () => {
  it('are members one by one, and each signs once (DOC-6)', async () => {
    const text = await textOfPaper(app(), await makeJoint(), 'strikeOffResolution')
    expect(text).toContain('We, all the members of the company (Anna Byrne, Brian Byrne), pass in writing')
    expect(absentFrom(text, 'Anna Byrne, Member', 'Brian Byrne, Member')).toEqual([])
    expect(text).not.toContain('Anna Byrne and Brian Byrne')
  })

  it('have one certificate, with what is paid and the day since when they hold (DOC-9)', async () => {
    const id = await makeJoint()
    expect(
      absentFrom(
        await textOfPaper(app(), id, 'shareCertificate'),
        'that Anna Byrne and Brian Byrne, of ____________________, are jointly the registered holders of 50 Preference shares',
        'Paid per share €0.50',
        'Entered in the register on 01/03/2024',
      ),
    ).toEqual([])
    const french = await textOfPaper(app(), id, 'shareCertificate', { language: 'fr' })
    expect(french).toContain('Anna Byrne et Brian Byrne, demeurant ____________________, sont ensemble titulaires')
  })

  it('are joined by the word of the language, in a register and on a sheet (OWN-4)', async () => {
    const id = await makeJoint()
    for (const document of ['membersRegister', 'b1'] as const) {
      const asAt = { asAt: '2024-06-30' }
      expect(await textOfPaper(app(), id, document, asAt)).toContain('Anna Byrne and Brian Byrne')
      const french = await textOfPaper(app(), id, document, { ...asAt, language: 'fr' })
      expect(french).toContain('Anna Byrne et Brian Byrne')
      expect(french).not.toContain('Byrne and Brian')
    }
  })

  it('each sign the transfer of what they hold together, with a date', async () => {
    const id = await makeJoint()
    expect(await textOfPaper(app(), id, 'stockTransferForm')).toMatch(/Anna Byrne, Transferor.* Date: .*Date: /)
    expect(await textOfPaper(app(), id, 'stockTransferForm')).toContain('Brian Byrne, Transferor')
    expect(await textOfPaper(app(), id, 'stockTransferForm', { personName: 'A. Byrne' })).toContain(
      'A. Byrne, Transferor',
    )
  })
})

describe('the amount paid on a certificate (DOC-9)', () => {
  it('comes from the events of shares, and is missing only where it is not known', async () => {
    const { organizationId } = await shares.makeCompany()
    expect(await textOfPaper(app(), organizationId, 'shareCertificate')).toContain('The shares are fully paid.')
    const { missing, values } = await rowOfPaper(app(), organizationId, 'shareCertificate')
    expect(missing).not.toContain('amountPaid')
    expect(values).toMatchObject({ amountPaid: 1, certificateNumber: 1, shareNumbers: '1 to 100' })
  })

  it('is that of each share where they are partly paid', async () => {
    const organizationId = await makeCompany()
    const { personId } = await shares.linkPerson(organizationId, 'Zoë', { roles: ['shareholder'] })
    const classId = await shares.makeClass(organizationId, { name: 'A', nominal: 2 })
    const event = { organizationId, kind: 'allotment' as const, on: '2024-03-01', classId, number: 4 }
    await shares.enter({ ...event, paidPerShare: 0.5, to: [{ personId }] })
    const text = await textOfPaper(app(), organizationId, 'shareCertificate')
    expect(absentFrom(text, 'Paid per share €0.50', 'Entered in the register on 01/03/2024')).toEqual([])
    expect(text).not.toContain('fully paid')
  })
})

it('the sheet of Form B5 says of each allotment what is paid, the premium and whether in cash', async () => {
  const text = await textOfPaper(app(), await makeJoint('2024-03-01'), 'b5')
  expect(
    absentFrom(
      text,
      'Class of shares as stated for each below',
      'Paid per share as stated for each below',
      'Preference 50 €2.00 €0.50 €3.00 Yes',
      'Ordinary 10 €1.00 €1.00',
    ),
  ).toEqual([])
})

describe('statements (s. 324)', () => {
  it('are those of a year that has ended', async () => {
    const id = await makeCompany({ financialYearEnd: '2099-12-31' })
    for (const document of ['statementsApproval', 'writtenAgm', 'dividendResolution'] as const)
      expect((await rowOfPaper(app(), id, document)).missing).toContain('yearEnd')
    const past = await makeCompany({ financialYearEnd: '2020-12-31' })
    expect(await textOfPaper(app(), past, 'statementsApproval')).toContain('financial year ended 31/12/2020')
  })

  it('are received by a sole member in words that fit one', async () => {
    const id = await makeCompany()
    await linkPerson(app(), id, { firstName: 'Zoë', lastName: 'Byrne' }, { holdings: held(100) })
    const text = await textOfPaper(app(), id, 'writtenAgm')
    expect(text).toContain('That receipt be acknowledged of the statutory financial statements')
    expect(text).not.toContain('We acknowledge')
  })
})

it('the first meeting of the board names the first officers and members, and no later year end as the first', async () => {
  const id = await makeCompany({ incorporationDate: '2020-01-31', financialYearEnd: '2026-12-31' })
  const first = { terms: director('2020-01-31', '2021-05-01'), holdings: held(100, '2020-01-31') }
  await linkPerson(app(), id, { firstName: 'Zoë', lastName: 'Byrne' }, first)
  const later = { terms: director('2021-05-01'), holdings: held(5, '2021-05-01') }
  await linkPerson(app(), id, { firstName: 'Paul', lastName: 'Roux' }, later)
  for (const document of ['firstBoardMinutes', 'a1'] as const) {
    const text = await textOfPaper(app(), id, document)
    expect(text).toContain('Zoë Byrne')
    expect(text).not.toContain('Paul Roux')
  }
  expect((await rowOfPaper(app(), id, 'firstBoardMinutes')).missing).toContain('yearEnd')
})

it('a paper of a past day has the name and the office of that day, a letter those of today (DOC-3)', async () => {
  const id = await makeCompany({ incorporationDate: '2020-01-31' })
  const body = { name: 'Beta Limited', address: '2 New Street' }
  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
  const valuesOf = async (document: PaperName, values = {}) => (await rowOfPaper(app(), id, document, values)).values

  const first = { name: 'Alpha Limited', address: '1 Quay' }
  expect(await valuesOf('firstBoardMinutes')).toMatchObject({ ...first, place: '1 Quay', decidedOn: null })
  expect(await valuesOf('a1')).toMatchObject(first)
  expect(await valuesOf('membersRegister', { asAt: '2024-01-01' })).toMatchObject(first)
  expect(await valuesOf('statementsApproval', { decidedOn: '2024-01-01' })).toMatchObject(first)
  expect(await valuesOf('b1', { asAt: '2024-01-01' })).toMatchObject({ name: 'Beta Limited', address: '1 Quay' })
  expect(await valuesOf('membersRegister')).toMatchObject(body)
  expect(await valuesOf('bankLetter', { asAt: '2024-01-01' })).toMatchObject(body)
})

it('an appointment on the day of the incorporation is warned of: it stands in Form A1', async () => {
  const id = await makeCompany({ incorporationDate: '2020-01-31' })
  await linkPerson(app(), id, { firstName: 'Zoë', lastName: 'Byrne' }, { terms: director('2020-01-31') })
  for (const document of ['appointmentMinutes', 'b10'] as const)
    expect((await rowOfPaper(app(), id, document)).warnings.map(({ field }) => field)).toEqual(['changedOn'])
  expect((await rowOfPaper(app(), id, 'consentToAct')).warnings).toEqual([])
})

it('a letter of resignation that is dated after the day says so', async () => {
  const id = await makeCompany()
  await linkPerson(app(), id, { firstName: 'Anna', lastName: 'Left' }, { terms: director('2021-01-01', '2024-03-15') })
  const late = 'This letter is dated after that day: it confirms in writing the resignation'
  expect(await textOfPaper(app(), id, 'resignationLetter')).toContain(late)
  expect(await textOfPaper(app(), id, 'resignationLetter', { issuedOn: '2024-03-15' })).not.toContain(late)
  expect(await textOfPaper(app(), id, 'eeaNotice')).not.toContain('I give this notice within 14 days')
})

describe('a transfer of shares (s. 94)', () => {
  it('of one share is in the singular, and its number stands alone', async () => {
    const id = await makeCompany()
    await linkPerson(
      app(),
      id,
      { firstName: 'Zoë', lastName: 'Byrne' },
      { terms: director('2020-01-01'), holdings: held(1) },
    )
    expect(await textOfPaper(app(), id, 'transferApproval')).toContain(
      'the transfer of one share of the class Ordinary',
    )
    const form = await textOfPaper(app(), id, 'stockTransferForm')
    expect(form).toContain('Numbers of the shares 1 ')
    expect(form).not.toContain('1 to 1 ')
  })

  it('takes the transferee from the record: of a transfer that was entered, or of whoever is chosen (DOC-15)', async () => {
    const company = await shares.makeCompany()
    const { organizationId, anna } = company
    const emerald = await makeOrganization(app(), { name: 'Emerald Limited', address: '9 Dame Street' })
    const chosen = { personId: anna.personId, transfereeId: emerald }
    const before = await rowOfPaper(app(), organizationId, 'stockTransferForm', chosen)
    expect(before.values).toMatchObject({
      personName: 'Anna Byrne',
      transferee: 'Emerald Limited',
      transfereeAddress: '9 Dame Street',
    })
    const on = today('Europe/Dublin')
    await shares.enter({ ...shares.transferOf(company), on, executedOn: '2024-05-02', consideration: 80 })
    const { values } = await rowOfPaper(app(), organizationId, 'transferApproval')
    expect(values).toMatchObject({
      personName: 'Anna Byrne',
      transferee: 'Brian Byrne',
      shareNumber: 40,
      executedOn: '2024-05-02',
    })
    expect(await textOfPaper(app(), organizationId, 'stockTransferForm')).toContain('Consideration €80.00')
    // What is over the limit is not certified exempt from stamp duty.
    const dear = { consideration: 1000.01 }
    expect(await textOfPaper(app(), organizationId, 'stockTransferForm', dear)).not.toContain('ertified')
  })

  it('to somebody who is not on record is refused with the field', async () => {
    const organizationId = await makeCompany()
    const body = { organizationId, values: { transfereeId: newId() } }
    const { status, problem } = await app().staff(documentsCalls.searchDocuments, { body })
    expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
      422,
      'UNKNOWN_PERSON',
      ['values.transfereeId'],
    ])
  })

  it('is signed by the transferee too, unless the shares are fully paid', async () => {
    const id = await makeCompany()
    await linkPerson(app(), id, { firstName: 'Zoë', lastName: 'Byrne' }, { holdings: held(10) })
    expect(await textOfPaper(app(), id, 'stockTransferForm')).toContain('Transferee: ____')
    expect(await textOfPaper(app(), id, 'stockTransferForm', { amountPaid: 1 })).not.toContain(
      'the transferee signs too',
    )
  })
})

describe('a meeting of members', () => {
  it('names whoever is in the chair and is no member as attending', async () => {
    const id = await makeCompany()
    await linkPerson(app(), id, { firstName: 'Dora', lastName: 'Daly' }, { terms: director('2020-01-01') })
    await linkPerson(app(), id, { firstName: 'Zoë', lastName: 'Byrne' }, { holdings: held(10) })
    expect(await textOfPaper(app(), id, 'nameChangeMinutes')).toContain('In attendance: Dora Daly. Dora Daly took')
    const byMember = await textOfPaper(app(), id, 'nameChangeMinutes', { chairperson: 'Zoë Byrne' })
    expect(byMember).not.toContain('In attendance')
  })

  it('closes the insertion of the representative of a company in the chair', async () => {
    const id = await makeCompany()
    await linkCompany(app(), id, { name: 'Emerald Limited' }, { holdings: held(10) })
    const values = { chairperson: 'Emerald Limited', representedBy: 'Aoife Daly' }
    const text = await textOfPaper(app(), id, 'nameChangeMinutes', values)
    expect(text).toContain('Emerald Limited, represented by Aoife Daly, took the chair.')
  })
})

describe('a register', () => {
  it('without officers or members is no true extract', async () => {
    const id = await makeCompany()
    for (const [document, lacks] of [
      ['officersRegister', 'Alpha Limited: its directors and secretary'],
      ['membersRegister', 'Alpha Limited: its members'],
    ] as const) {
      const text = await textOfPaper(app(), id, document)
      expect(text).toContain(lacks)
      expect(text).not.toContain('True extract')
    }
  })

  it('names no company as a senior managing official, and asks who is behind it', async () => {
    const id = await makeCompany()
    await linkCompany(app(), id, { name: 'Holdco SAS' }, { terms: director('2022-01-01') })
    await linkPerson(app(), id, { firstName: 'Paul', lastName: 'Roux' }, { terms: director('2022-01-01') })
    const text = await textOfPaper(app(), id, 'ownersRegister')
    expect(absentFrom(text, 'Paul Roux Director 01/01/2022', 'Holdco SAS: who is behind it')).toEqual([])
    expect(text).not.toContain('Holdco SAS Director')
  })

  it('in French has the class and the numbers in French', async () => {
    const id = await makeCompany()
    await linkPerson(app(), id, { firstName: 'Zoë', lastName: 'Byrne' }, { holdings: held(10) })
    expect(
      absentFrom(await textOfPaper(app(), id, 'membersRegister', { language: 'fr' }), 'ordinaire', '1 à 10'),
    ).toEqual([])
    expect(await textOfPaper(app(), id, 'shareCertificate', { language: 'fr' })).toContain(
      'actions de catégorie ordinaire',
    )
  })
})

it('the sheet of the register of owners names its own portal', async () => {
  const text = await textOfPaper(app(), await makeCompany(), 'rbo')
  expect(text).toContain('the portal of the Central Register of Beneficial Ownership asks for')
  expect(text).not.toContain('CORE')
})
