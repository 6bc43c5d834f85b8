import { historyRecordTypes } from '@registrar/domain/history/history-entry'
import * as z from 'zod'
import { addressOf, listPage } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

const defaults = { search: '', page: 1, kinds: [] }
const validateSearch = z.object({
  search: searchParam,
  page: listPage,
  kinds: z.array(z.enum(historyRecordTypes)).default([]).catch([]),
})

/** The address of the bin. */
export const binSearch = addressOf(validateSearch, defaults)
