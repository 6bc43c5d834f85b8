import type { BenchCase } from './bench-case.ts'
import { deadlinesCases } from './deadlines.cases.ts'
import { emailsCases } from './emails.cases.ts'
import { filingsCases } from './filings.cases.ts'
import { finderCases } from './finder.cases.ts'
import { followUpsCases } from './follow-ups.cases.ts'
import { formsCases } from './forms.cases.ts'
import { ordersCases } from './orders.cases.ts'
import { organizationsCases } from './organizations.cases.ts'
import { oversightCases } from './oversight.cases.ts'
import { peopleCases } from './people.cases.ts'
import { retentionCases } from './retention.cases.ts'
import { statutoryFileCases } from './statutory-file.cases.ts'
import { tasksCases } from './tasks.cases.ts'
import { writesCases } from './writes.cases.ts'

/** Every case. Those that write come last. */
export const allCases: BenchCase[] = [
  ...organizationsCases,
  ...peopleCases,
  ...followUpsCases,
  ...deadlinesCases,
  ...filingsCases,
  ...tasksCases,
  ...ordersCases,
  ...formsCases,
  ...emailsCases,
  ...finderCases,
  ...statutoryFileCases,
  ...oversightCases,
  ...retentionCases,
  ...writesCases,
]
