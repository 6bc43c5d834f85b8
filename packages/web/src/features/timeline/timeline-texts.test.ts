import type { TimelineEntry } from '@registrar/domain/timeline/timeline-entry'
import { expect, it } from 'vitest'
import { addressOfEntry, whatWasDone, whoDid } from './timeline-texts.ts'

const entry = (fields: Partial<TimelineEntry>): TimelineEntry => ({
  _id: '1',
  kind: 'change',
  at: '2026-01-01T00:00:00.000Z',
  user: { _id: 'u', name: 'Niamh Kelly' },
  source: 'screen',
  action: 'updated',
  recordType: 'organization',
  recordId: 'r1',
  title: null,
  fields: [],
  ...fields,
})
const company = { organizationId: 'c1' }

it.each([
  [{}, 'Niamh Kelly changed this organization'],
  [{ kind: 'file' }, 'Niamh Kelly changed the files'],
  [{ recordType: 'follow-up', action: 'archived' }, 'Niamh Kelly archived the follow-up'],
  [{ recordType: 'link', action: 'created', source: 'import' }, 'Niamh Kelly added the link by an import'],
  [{ recordType: 'mail', action: 'queued', user: null, source: 'job' }, 'Registrar sent an email'],
  [{ recordType: 'form', action: 'created', user: null }, 'The client added the form'],
] satisfies [Partial<TimelineEntry>, string][])('an entry %j reads %s (TIME-1)', (fields, text) => {
  const made = entry(fields)
  expect(`${whoDid(made)} ${whatWasDone(made)}`).toBe(text)
})

it('an entry leads to the page of what it tells of (TIME-1)', () => {
  expect(addressOfEntry(entry({ recordType: 'filing' }), company)).toBe('/organization/c1/FILINGS_TAB')
  expect(addressOfEntry(entry({ kind: 'file' }), company)).toBe('/organization/c1/ATTACHEDFILES_ORGANIZATION_TAB')
  expect(addressOfEntry(entry({ recordType: 'note' }), { peopleId: 'p1' })).toBeUndefined()
  expect(addressOfEntry(entry({ recordType: 'link' }), { peopleId: 'p1' })).toBe('/people/p1/ORGANIZATION_TAB')
  expect(addressOfEntry(entry({ recordType: 'task' }), company)).toBe('/task/r1')
  expect(addressOfEntry(entry({ recordType: 'note', action: 'deleted' }), company)).toBe('/bin')
})
