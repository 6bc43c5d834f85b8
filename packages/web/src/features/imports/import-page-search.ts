import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listPage } from '#lib/list-state'

const validateSearch = z.object({ page: listPage })

/** The search parameters of the import page: the page of the imports that were written. */
export const importPageSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<z.output<typeof validateSearch>>({ page: 1 })] },
}
