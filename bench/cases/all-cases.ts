import type { BenchCase } from './bench-case.ts'
import { organizationsCases } from './organizations.cases.ts'
import { peopleCases } from './people.cases.ts'
import { writesCases } from './writes.cases.ts'

/** Every case, the writing ones last. */
export const allCases: BenchCase[] = [...organizationsCases, ...peopleCases, ...writesCases]
