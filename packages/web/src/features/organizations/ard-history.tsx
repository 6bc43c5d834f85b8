import type { ArdChange } from '@registrar/domain/organizations/annual-returns/ard-change'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { displayInstantDay } from '#lib/clock'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { ardHistoryQuery } from './ard-history.api.ts'

const causeTexts: Record<ArdChange['cause'], string> = {
  set: 'Set as on the CRO',
  B1B73: 'B1B73',
  completed: 'Annual return completed',
  undone: 'Annual return undone',
  dates: 'Computed from the first AR',
}

const headings = ['Changed on', 'By', 'Why', 'Next AR before', 'Next AR after', 'Reason'].map((label) => ({ label }))

const userName = ({ user }: ArdChange) => (user ? `${user.firstName} ${user.lastName}`.trim() : '–')

/** The past annual return dates with their reasons (AR-13). */
export const ArdHistory = ({ organizationId }: { organizationId: string }) => {
  const history = useQuery(ardHistoryQuery(organizationId))

  return (
    <Section title="Past ARDs">
      <QueryResult query={history} failureMessage="Error fetching the past ARDs" empty="No past ARDs">
        {(changes) => (
          <PlainTable label="Past annual return dates" headings={headings}>
            {changes.map((change, index) => (
              <tr key={index}>
                <td>{displayInstantDay(change.at)}</td>
                <td>{userName(change)}</td>
                <td>{causeTexts[change.cause]}</td>
                <td>{displayDate(change.from) || '–'}</td>
                <td>{displayDate(change.to) || '–'}</td>
                <td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{change.reason}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
    </Section>
  )
}
