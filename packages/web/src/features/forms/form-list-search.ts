import { formSortFields } from '@registrar/domain/forms/form'
import { stripSearchParams } from '@tanstack/react-router'
import type * as z from 'zod'
import { listDefaults, listSearch } from '#lib/list-state'

const defaults = listDefaults('createdAt')
const validateSearch = listSearch(formSortFields, defaults, {})

/** The search parameters of the form list. */
export const formListSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<z.output<typeof validateSearch>>(defaults)] },
}
