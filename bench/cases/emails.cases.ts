import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { type BenchCase, step } from './bench-case.ts'
import { targets } from './targets.ts'

export const emailsCases: BenchCase[] = [
  {
    name: 'emails: history',
    variants: () => [[step(emailsCalls.listEmailActivity)]],
    target: targets.list,
  },
  {
    name: 'emails: to one address',
    variants: ({ recipients }) =>
      recipients.map((email) => [step(emailsCalls.listRecentEmails, { params: { email } })]),
    target: targets.none,
  },
]
