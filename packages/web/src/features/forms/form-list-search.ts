import { formSortFields, formStates } from '@registrar/domain/forms/form'
import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listDefaults, listFilter, listSearch } from '#lib/list-state'

const defaults = listDefaults('createdAt')
const validateSearch = listSearch(formSortFields, defaults, { state: listFilter(z.enum(formStates)) })

export type FormListState = z.output<typeof validateSearch>

/** The search parameters of the form list. */
export const formListSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<FormListState>(defaults)] },
}
