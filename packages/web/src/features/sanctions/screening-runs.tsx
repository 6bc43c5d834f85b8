import { Text } from '@mantine/core'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { ScreeningRun } from '@registrar/domain/sanctions/screening-run'
import { useQuery } from '@tanstack/react-query'
import { displayInstant } from '#lib/clock'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { type HitOwner, screeningRunsQuery } from './sanctions.api.ts'

const listText = ({ name, fileName, version, day }: ScreeningRun['lists'][number]) =>
  [name ?? fileName, version, `of ${displayDate(day)}`].filter(Boolean).join(' ')

const headings = [{ label: 'Screened' }, { label: 'By' }, { label: 'Lists' }, { label: 'Compared' }, { label: 'Hits' }]

/** The latest screenings of a person, or of an organization with its people and members: the proof that names were compared (SANC-6). */
export const ScreeningRuns = ({ owner }: { owner: HitOwner | Record<string, never> }) => (
  <QueryResult
    query={useQuery(screeningRunsQuery(owner))}
    failureMessage="Error fetching screenings"
    empty="Not screened by hand yet"
  >
    {(runs) => (
      <PlainTable label="Screenings" headings={headings}>
        {runs.map((run) => (
          <tr key={run._id}>
            <td>{displayInstant(run.at)}</td>
            <td>{run.user?.userName}</td>
            <td>
              <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
                {run.lists.map(listText).join('; ')}
              </Text>
            </td>
            <td>{run.compared}</td>
            <td>{run.hits}</td>
          </tr>
        ))}
      </PlainTable>
    )}
  </QueryResult>
)
