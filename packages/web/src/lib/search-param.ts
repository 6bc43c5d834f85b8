import { MAX_SEARCH_LENGTH } from '@registrar/domain/shared/page'
import * as z from 'zod'

/** The search in the address of a list. One that the server would refuse is none. */
export const searchParam = z.coerce.string().max(MAX_SEARCH_LENGTH).default('').catch('')
