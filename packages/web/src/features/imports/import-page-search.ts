import { importKinds } from '@registrar/domain/imports/import-run'
import * as z from 'zod'
import { addressOf, listFilter, listPage } from '#lib/list-state'

const validateSearch = z.object({ page: listPage, kind: listFilter(z.enum(importKinds)) })

/** The search parameters of the import page: the kind of the records, and the page of the imports that were written. */
export const importPageSearch = addressOf(validateSearch, { page: 1 })
