import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { sameOrNextWorkingDay } from '@registrar/domain/working-days/working-days'
import { describe, expect, it } from 'vitest'
import { markOrdersThatEnded } from '#features/deadlines'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

const change = (id: string, body: BodyInput<typeof filingsCalls.updateFiling>) =>
  app().staff(filingsCalls.updateFiling, { params: { id }, body })
const enter = async (body: BodyInput<typeof filingsCalls.createFiling>) =>
  (await app().staff(filingsCalls.createFiling, { body })).answer.data._id

describe('an open filing is a deadline (DUE-1)', () => {
  const due = async (words: string) =>
    (await app().staff(deadlinesCalls.searchDeadlines, { body: { search: words, limit: 100 } })).answer.data

  it('of the CRO and of Revenue, until it is sent; what was sent back is due within 14 days (FIL-5)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Kittiwake Ltd' })
    const b10 = await enter({ organizationId, kind: 'B10', eventDate: '2026-10-01', event: 'Director appointed' })
    await enter({ organizationId, kind: '11F', eventDate: '2026-10-01' })
    expect(
      (await due('kittiwake')).map(({ kind, subject, legalDate, path }) => [kind, subject, legalDate, path]),
    ).toEqual([
      [
        'FILING',
        'B10: Change of officer or particulars: Director appointed',
        '2026-10-15',
        `/organization/${organizationId}/FILINGS_TAB`,
      ],
      ['TAX', 'Particulars for Revenue (11F)', '2026-10-31', `/organization/${organizationId}/FILINGS_TAB`],
    ])

    await change(b10, { sentOn: '2026-10-10' })
    expect((await due('kittiwake')).map(({ kind }) => kind)).toEqual(['TAX'])
    await change(b10, { sentBackOn: '2026-10-20' })
    expect((await due('kittiwake')).map(({ kind, date }) => [kind, date])).toContainEqual(['FILING', '2026-11-03'])
  })

  it('the hearing, the notice to the registrar and the order of a court too (AR-19)', async () => {
    const organizationId = await makeOrganization(app(), {
      name: 'Gannet Ltd',
      firstAr: addMonths(day, -24),
      status: true,
    })
    const { answer } = await app().staff(filingsCalls.searchFilings, { body: { organizationId } })
    const [running] = answer.data
    const hearingOn = addDays(day, 40)
    await change(running?._id ?? '', { extension: { hearingOn } })
    const subjects = async () =>
      (await due('gannet')).flatMap(({ kind, subject, date }) => (kind === 'FILING' ? [[subject, date]] : []))
    expect(await subjects()).toEqual([
      ['Notice to the registrar', addDays(hearingOn, -21)],
      ['Hearing', hearingOn],
    ])

    const deliverBy = sameOrNextWorkingDay(addDays(day, 25))
    await change(running?._id ?? '', {
      extension: { hearingOn: addDays(day, -3), orderedOn: addDays(day, -3), extendedTo: addDays(day, 60) },
    })
    expect(await subjects()).toEqual([['Deliver the order', deliverBy]])

    // The deadlines are computed again when the order ceases to count, without a save.
    const areMarked = async (on: string) => {
      await markOrdersThatEnded(app().db, on)
      const { rows } = await sql`
        delete from stale_records where reader = 'deadlines' and record_id = ${organizationId} returning id`.execute(
        app().db,
      )
      return rows.length > 0
    }
    expect([await areMarked(addDays(deliverBy, 61)), await areMarked(addDays(deliverBy, 1))]).toEqual([false, true])
  })
})
