import { stripSearchParams } from '@tanstack/react-router'
import type * as z from 'zod'
import { listDefaults, listSearch } from '#lib/list-state'

const defaults = listDefaults('createdAt')
const validateSearch = listSearch(['createdAt', 'firstName', 'lastName', 'mail'], defaults, {})

/** The address of the people list. */
export const peopleListSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<z.output<typeof validateSearch>>(defaults)] },
}
