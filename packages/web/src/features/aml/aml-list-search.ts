import { amlReviewStates, amlSortFields } from '@registrar/domain/aml/aml-search'
import { riskLevels } from '@registrar/domain/aml/risk-score'
import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listDefaults, listFilter, listSearch } from '#lib/list-state'

const defaults = listDefaults('nextReview', 'asc')
const validateSearch = listSearch(amlSortFields, defaults, {
  level: listFilter(z.enum([...riskLevels, 'none'])),
  complete: listFilter(z.boolean()),
  enhanced: listFilter(z.boolean()),
  pep: listFilter(z.boolean()),
  sanctions: listFilter(z.boolean()),
  signed: listFilter(z.boolean()),
  identityDocuments: listFilter(z.boolean()),
  review: listFilter(z.enum(amlReviewStates)),
})

export type AmlListState = z.output<typeof validateSearch>

/** The address of the list of AML files. */
export const amlListSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<AmlListState>(defaults)] },
}
