import { MAX_SEARCH_LENGTH } from '@registrar/domain/shared/page'
import * as z from 'zod'

/** The search in the address of a list. One that is too long for the server counts as no search. */
export const searchParam = z.coerce.string().max(MAX_SEARCH_LENGTH).default('').catch('')
