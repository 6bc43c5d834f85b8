import { historyRecordTypes } from '@registrar/domain/history/history-entry'
import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listPage } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

const defaults = { search: '', page: 1, kinds: [] }
const validateSearch = z.object({
  search: searchParam,
  page: listPage,
  kinds: z.array(z.enum(historyRecordTypes)).default([]).catch([]),
})

/** The address of the bin. */
export const binSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<z.output<typeof validateSearch>>(defaults)] },
}
