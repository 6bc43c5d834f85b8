import { filingListing } from '@registrar/domain/filings/filing-listing'
import { filingKinds } from '@registrar/domain/filings/filing-kinds'
import { filingStates } from '@registrar/domain/filings/filing-state'
import * as z from 'zod'
import { listAddress, listFilter } from '#lib/list-state'

/** The address of the list of filings. It opens with what is still to be done: to be filed, or to be corrected. */
export const filingListSearch = listAddress(filingListing, {
  filters: {
    kinds: z.array(z.enum(filingKinds)).default([]).catch([]),
    state: z
      .enum(['open', ...filingStates, 'all'])
      .default('open')
      .catch('open'),
    /** yyyy-MM */
    month: listFilter(z.string().regex(/^\d{4}-\d{2}$/)),
  },
})

export type FilingListState = z.output<(typeof filingListSearch)['validateSearch']>
