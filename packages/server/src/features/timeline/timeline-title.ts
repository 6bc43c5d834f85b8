import { filingKinds, filingTitle } from '@registrar/domain/filings/filing-kinds'
import { shareEventKinds, shareEventLabels } from '@registrar/domain/shares/share-event'
import { taxDueKinds, taxDueSubject } from '@registrar/domain/taxes/tax-due'
import type { TimelineEntry } from '@registrar/domain/timeline/timeline-entry'

const oneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((one) => one === value)

// A code is what the database knows of a record that is named by a rule of the domain.
const titleOfCode = (recordType: TimelineEntry['recordType'], code: string): string | null => {
  if (recordType === 'filing') {
    const kind = oneOf(filingKinds, code)
    return kind ? filingTitle(kind) : code
  }
  if (recordType === 'share-event') {
    const kind = oneOf(shareEventKinds, code)
    return kind ? shareEventLabels[kind] : code
  }
  if (recordType !== 'tax-due') return null
  const [kindName = '', from = '', to = ''] = code.split(' ')
  const kind = oneOf(taxDueKinds, kindName)
  return kind ? taxDueSubject({ kind, from, to }) : null
}

/** What a record of the timeline is called; null when it has no name. */
export const timelineTitle = (
  recordType: TimelineEntry['recordType'],
  { title, code }: { title: string | null; code: string | null },
): string | null => title || (code === null ? null : titleOfCode(recordType, code))
