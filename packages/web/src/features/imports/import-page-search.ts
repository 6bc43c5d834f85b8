import { importKinds } from '@registrar/domain/imports/import-run'
import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listFilter, listPage } from '#lib/list-state'

const validateSearch = z.object({ page: listPage, kind: listFilter(z.enum(importKinds)) })

/** The search parameters of the import page: the kind of the records, and the page of the imports that were written. */
export const importPageSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<z.output<typeof validateSearch>>({ page: 1 })] },
}
