import * as z from 'zod'
import { choice, listingOf } from '../shared/listing.ts'
import { form } from './form.ts'

// With the number of people and the names of the directors (FORM-10).
const formRow = form
  .pick({
    _id: true,
    version: true,
    organizationName1: true,
    organizationName2: true,
    organizationName3: true,
    reference: true,
    isSuspicious: true,
    organizationId: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ memberCount: z.int(), directors: z.array(z.string()) })
export type FormRow = z.output<typeof formRow>

const statusText = ({ isSuspicious, organizationId }: FormRow): string =>
  [isSuspicious && 'to review', organizationId && 'company created'].filter(Boolean).join(', ')

/**
 * The list of forms (FORM-10). `state` is what staff have to do with a form: read it (`new`), judge whether a robot sent it
 * (`review`), or nothing, because its organization exists (`made`).
 */
export const formListing = listingOf(formRow)({
  title: 'Forms',
  columns: [
    { key: 'organizationName1', label: 'Organization Name 1', sort: true },
    { key: 'organizationName2', label: 'Organization Name 2', sort: true, width: 320 },
    { key: 'organizationName3', label: 'Organization Name 3', sort: true, width: 320 },
    { key: 'createdAt', label: 'Created At', sort: 'desc', kind: 'day' },
    { key: 'memberCount', label: 'Members', kind: 'number' },
    { key: 'directors', label: 'Directors', width: 320, value: (row) => row.directors.join(', ') },
    { key: 'status', label: 'Status', value: statusText },
    { key: 'reference', label: 'Reference' },
  ],
  filters: { state: choice('Status', { new: 'New', review: 'To review', made: 'Company created' }) },
})
export type FormSearch = z.output<typeof formListing.searchBody>
