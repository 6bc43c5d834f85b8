import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'

const validateSearch = z.object({ search: z.coerce.string().default('').catch('') })

/** The search parameters of the product list. */
export const productListSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<z.output<typeof validateSearch>>({ search: '' })] },
}
