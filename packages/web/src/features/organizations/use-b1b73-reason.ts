import type { AnnualReturnDates } from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import { b1b73Problems, filedB1B73s } from '@registrar/domain/organizations/annual-returns/b1b73-problems'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ardHistoryQuery } from './ard-history.api.ts'

/** The B1B73s that were filed before, from the history of the ARD; the saved one counts also without a history. */
const useFiledB1B73s = ({ _id, B1B73 }: Organization): string[] => {
  const { data: changes = [] } = useQuery(ardHistoryQuery(_id))
  const pairs = changes.toReversed().flatMap((change) => (change.B1B73 ? [change.B1B73] : []))
  const filed = filedB1B73s(pairs.map(({ from, to }) => [from, to] as const))

  return B1B73 === null || filed.includes(B1B73) ? filed : [...filed, B1B73]
}

/** Why the CRO would refuse the B1B73 that the form holds, and the reason that staff give for it (AR-11). */
export const useB1b73Reason = (
  organization: Organization,
  edited: Pick<AnnualReturnDates, 'firstAr' | 'status' | 'nextArReminder' | 'B1B73'>,
) => {
  const [reason, setReason] = useState('')
  const [isRefused, setRefused] = useState(false)
  const earlier = useFiledB1B73s(organization)
  const { countedNextAr, B1B73: saved } = organization
  const problems = b1b73Problems({ ...edited, countedNextAr, B1B73: saved }, edited.B1B73, earlier)
  const isMissing = problems.length > 0 && reason.trim() === ''

  return {
    /** the B1B73s that were filed before, oldest first */
    earlier,
    problems,
    reason,
    onReason: setReason,
    isReasonMissing: isMissing && isRefused,
    /** whether the form may be saved; otherwise the field asks for the reason */
    checkReason: (): boolean => {
      setRefused(isMissing)
      return !isMissing
    },
  }
}
