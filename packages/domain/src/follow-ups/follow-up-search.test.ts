import { describe, expect, it } from 'vitest'
import { followUpChanges, typedDayProblems } from './follow-up.ts'
import { followUpSearchBody } from './follow-up-listing.ts'

describe('a search of follow-ups (FUP-10)', () => {
  it('without fields asks for the first 25, the newest first (LIST-1)', () => {
    expect(followUpSearchBody.parse({})).toEqual({ page: 1, limit: 25, sortField: null, sortOrder: 'asc' })
  })

  it('may have a limit of up to 1000 (LIST-1)', () => {
    expect(followUpSearchBody.parse({ organization_id: 'x' }).limit).toBe(1000)
    expect(followUpSearchBody.parse({ organization_id: 'x', limit: 5 }).limit).toBe(5)
    expect(followUpSearchBody.parse({ limit: 5000 }).limit).toBe(1000)
  })

  it('reads an empty filter as no filter (LIST-6)', () => {
    const emptied = { name: '', organization_name: null, startDate: '', deadline: null, sortField: '', sortOrder: null }
    expect(followUpSearchBody.parse(emptied)).toMatchObject({ page: 1, sortField: null, sortOrder: 'asc' })
  })

  it.each([
    { name: 'VAT' },
    { startDate: '1999-12-31' },
    { deadline: '2100-01-01' },
    { deadline: '21/11/2026' },
    { sortField: 'comments' },
    { page: 0 },
    { limit: 0 },
    { completed: 'maybe' },
  ])('refuses %j', (body) => {
    expect(followUpSearchBody.safeParse(body).success).toBe(false)
  })
})

describe('changes of a follow-up (FUP-9)', () => {
  it.each([
    ['2000-01-01', '2000-01-01'],
    ['2099-12-31', '2099-12-31'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['', null],
    [null, null],
  ])('accepts the date %j', (sent, read) => {
    expect(followUpChanges.parse({ ARD: sent, start_date: sent })).toEqual({ ARD: read, start_date: read })
  })

  it.each(['2026-02-30', 'soon', 20260101])('refuses the date %j', (sent) => {
    expect(followUpChanges.safeParse({ ARD: sent }).success).toBe(false)
    expect(followUpChanges.safeParse({ start_date: sent }).success).toBe(false)
  })

  it.each(['1999-12-31', '2100-01-01'])('refuses the new day %j, but not when it is stored already', (day) => {
    const stored = { ARD: null, start_date: '2026-11-21', legalDay: null }
    const changes = { ARD: day, start_date: day, legalDay: day }
    expect(Object.keys(typedDayProblems(stored, changes))).toEqual(['ARD', 'start_date', 'legalDay'])
    expect(typedDayProblems(changes, changes)).toEqual({})
    expect(typedDayProblems(stored, { ARD: '2000-01-01', start_date: '2099-12-31', legalDay: null })).toEqual({})
  })

  it('a computed deadline may lie outside the bounds of typed dates (FUP-2)', () => {
    expect(followUpChanges.parse({ deadline: '2100-02-25' })).toEqual({ deadline: '2100-02-25' })
  })
})
