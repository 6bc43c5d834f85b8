import * as z from 'zod'
import { isoDate } from '../shared/iso-date.ts'
import { listingOf, offered } from '../shared/listing.ts'
import { text } from '../shared/text.ts'
import { filing } from './filing.ts'
import { filingKinds, filingTitle } from './filing-kinds.ts'
import { filingStateLabels, filingStates } from './filing-state.ts'

/** What the offices want of companies, and what they have received (FIL-6). */
export const filingListing = listingOf(filing)({
  title: 'Filings',
  columns: [
    { key: 'legalDate', label: 'Last day', kind: 'day', sort: 'asc' },
    { key: 'organizationName', label: 'Organization', sort: true },
    { key: 'kind', label: 'Document', sort: true, value: (row) => filingTitle(row.kind) },
    { key: 'event', label: 'What happened', width: 240 },
    { key: 'eventDate', label: 'On', kind: 'day', sort: true },
    { key: 'state', label: 'State', sort: true, value: (row) => filingStateLabels[row.state] },
    { key: 'sentOn', label: 'Sent on', kind: 'day', sort: true },
    { key: 'submissionNumber', label: 'Number' },
    { key: 'registeredOn', label: 'Registered on', kind: 'day' },
    { key: 'sentBackOn', label: 'Sent back on', kind: 'day', place: 'file' },
    { key: 'correctBy', label: 'Correct by', kind: 'day', place: 'file' },
    { key: 'reason', label: 'Not needed because', place: 'file' },
    { key: 'daysLate', label: 'Days late', kind: 'number', place: 'file' },
  ],
  filters: {
    organizationId: text(100),
    kinds: z.array(z.enum(filingKinds)).max(filingKinds.length),
    states: z.array(z.enum(filingStates)).max(filingStates.length),
    /** the id of somebody in charge of the company, `me`, or `none` */
    user: offered('In charge', text(100)),
    /** the first and the last day of the last day in law */
    from: isoDate,
    to: isoDate,
  },
})

export const filingSearchBody = filingListing.searchBody
export type FilingSearch = z.output<typeof filingSearchBody>

/** A search as it is sent. */
export type FilingSearchInput = z.input<typeof filingSearchBody>
