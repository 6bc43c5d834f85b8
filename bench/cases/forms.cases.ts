import { formListing } from '@registrar/domain/forms/form-listing'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const search = (body: BodyInput<typeof formsCalls.searchForms>): Step[] => [step(formsCalls.searchForms, { body })]

export const formsCases: BenchCase[] = [
  {
    name: 'forms: list, each sort',
    variants: () =>
      formListing.sortFields.flatMap((sortField) =>
        (['asc', 'desc'] as const).map((sortOrder) => search({ sortField, sortOrder })),
      ),
    target: targets.list,
  },
  {
    name: 'forms: search',
    variants: () => ['liffey', 'murphy', 'emerald media', 'xyzzyq'].map((text) => search({ search: text })),
    target: targets.search,
  },
]
