import type { NewImport } from '@registrar/domain/imports/import-run'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { addDays, displayDate } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'
import { makeOrganization } from './organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const tomorrow = addDays(day, 1)
const message = `This is after today, ${displayDate(day)}.`

const importFile = async (kind: NewImport['kind'], text: string) => {
  const content = Buffer.from(text).toString('base64')
  const body = { kind, fileName: 'file.csv', content, dryRun: false }
  return (await app().staff(importsCalls.runImport, { body })).answer.data
}

describe('what has happened has no day to come (DAY-7)', () => {
  it.each([
    ['croStatusOn', 'CRO status since'],
    ['B1B73FiledOn', 'B1B73 filed on'],
    ['lastAnnexedYearEnd', 'Statements last annexed, made up to'],
  ])('%s of a company', async (field, heading) => {
    const body = { [field]: tomorrow }
    const params = { id: await makeOrganization(app()) }
    const saved = await app().staff(organizationsCalls.updateOrganization, { params, body })
    expect([saved.status, saved.problem.fields]).toEqual([422, { [field]: message }])
    const made = await app().staff(organizationsCalls.createOrganization, { body: { name: 'Tomorrow Ltd', ...body } })
    expect([made.status, made.problem.fields]).toEqual([422, { [field]: message }])

    const { lines } = await importFile('organizations', `Name,"${heading}"\nTomorrow Ltd,${tomorrow}\n`)
    expect(lines).toMatchObject([{ outcome: 'refused', reason: `${heading}: ${message}` }])
    expect((await app().staff(organizationsCalls.updateOrganization, { params, body: { [field]: day } })).status).toBe(
      200,
    )
  })

  it.each([
    ['birth', 'Birth'],
    ['dateAml', 'AML date'],
  ])('%s of a person', async (field, label) => {
    const body = { [field]: tomorrow }
    const params = { id: await makePerson(app(), { firstName: 'Ann', lastName: `Byrne ${field}` }) }
    const saved = await app().staff(peopleCalls.updatePerson, { params, body })
    expect([saved.status, saved.problem.fields]).toEqual([422, { [field]: message }])
    const made = await app().staff(peopleCalls.createPerson, { body: { firstName: 'Bea', lastName: 'Byrne', ...body } })
    expect([made.status, made.problem.fields]).toEqual([422, { [field]: message }])

    const file = `First Name,Last Name,${label}\nCara,Quinn,${tomorrow}\nAnn,Byrne ${field},${tomorrow}\n`
    const { lines } = await importFile('people', field === 'birth' ? file.split('\n').slice(0, 2).join('\n') : file)
    for (const line of lines) expect(line).toMatchObject({ outcome: 'refused', reason: `${label}: ${message}` })
  })

  it('one that the record has already comes back with the whole of it, by call and by file', async () => {
    const id = await makeOrganization(app(), { name: 'Yesterday Ltd', croStatus: 'dissolved', croStatusOn: day })
    const { db } = app()
    await db
      .updateTable('organization_details')
      .set({ cro_status_on: tomorrow })
      .where('organization_id', '=', id)
      .execute()
    const body = { croStatusOn: tomorrow, comments: 'Checked' }
    expect((await app().staff(organizationsCalls.updateOrganization, { params: { id }, body })).status).toBe(200)
    const { lines } = await importFile('organizations', `Name,CRO status since\nYesterday Ltd,${tomorrow}\n`)
    expect(lines).toMatchObject([{ outcome: 'skipped' }])
  })

  it('one that the record had comes back by an undo of the save, and of the field alone', async () => {
    const [company, person] = [await makeOrganization(app()), await makePerson(app())]
    const { db } = app()
    const croDay = { croStatusOn: addDays(day, -3) }
    const birth = { birth: '1980-01-02' }
    await app().staff(organizationsCalls.updateOrganization, { params: { id: company }, body: croDay })
    await app().staff(peopleCalls.updatePerson, { params: { id: person }, body: birth })
    // As they were stored before there was the rule.
    const details = db.updateTable('organization_details').set({ cro_status_on: tomorrow })
    await details.where('organization_id', '=', company).execute()
    await db.updateTable('people').set({ birth: tomorrow }).where('id', '=', person).execute()

    const undo = async (recordType: 'organization' | 'person', recordId: string, fields?: string[]) => {
      const { answer } = await app().staff(historyCalls.searchHistory, { body: { recordType, recordId } })
      const body = fields ? { fields } : {}
      return app().staff(historyCalls.restoreHistory, { params: { id: answer.data[0]?._id ?? '' }, body })
    }
    for (const fields of [false, true]) {
      const comments = `Of the ${fields ? 'second' : 'first'} save`
      const ofCompany = { params: { id: company }, body: { ...croDay, comments } }
      await app().staff(organizationsCalls.updateOrganization, ofCompany)
      expect((await undo('organization', company, fields ? ['croStatusOn'] : undefined)).status).toBe(200)
      const { answer: found } = await app().staff(organizationsCalls.findOrganization, { params: { id: company } })
      expect(found.croStatusOn).toBe(tomorrow)

      await app().staff(peopleCalls.updatePerson, { params: { id: person }, body: { ...birth, comments } })
      expect((await undo('person', person, fields ? ['birth'] : undefined)).status).toBe(200)
      const { answer } = await app().staff(peopleCalls.findPerson, { params: { id: person } })
      expect(answer.birth).toBe(tomorrow)
    }
  })
})
