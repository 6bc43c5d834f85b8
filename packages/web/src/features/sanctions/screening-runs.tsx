import { Anchor } from '@mantine/core'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { ScreeningRun } from '@registrar/domain/sanctions/screening-run'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { displayInstant } from '#lib/clock'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { type HitOwner, screeningRunsQuery } from './sanctions.api.ts'

const listText = ({ name, fileName, version, day }: ScreeningRun['lists'][number]) =>
  [name ?? fileName, version, `of ${displayDate(day)}`].filter(Boolean).join(' ')

const screened = { label: 'Screened', width: 150 }
const results = [
  { label: 'By', width: 150 },
  { label: 'Lists' },
  { label: 'Compared', width: 100 },
  { label: 'Hits', width: 70 },
]
const headings = [screened, ...results]
const headingsOfAll = [screened, { label: 'Whose names', width: 150 }, ...results]

const Whose = ({ run: { organizationId, personId, name } }: { run: ScreeningRun }) => {
  if (organizationId)
    return (
      <Anchor component={Link} to={`/organization/${organizationId}/AML_TAB`} size="sm">
        {name ?? 'An organization'}
      </Anchor>
    )
  if (personId)
    return (
      <Anchor component={Link} to={`/people/${personId}`} size="sm">
        {name ?? 'A person'}
      </Anchor>
    )
  return 'Everybody'
}

/** The latest screenings of a person, or of an organization with its people and members, or all: the proof that names were compared (SANC-6). */
export const ScreeningRuns = ({ owner }: { owner: HitOwner | Record<string, never> }) => {
  const isOfAll = Object.keys(owner).length === 0
  return (
    <QueryResult
      query={useQuery(screeningRunsQuery(owner))}
      failureMessage="Error fetching screenings"
      empty="Not screened by hand yet"
    >
      {(runs) => (
        <PlainTable label="Screenings" headings={isOfAll ? headingsOfAll : headings}>
          {runs.map((run) => (
            <tr key={run._id}>
              <td>{displayInstant(run.at)}</td>
              {isOfAll && (
                <td>
                  <Whose run={run} />
                </td>
              )}
              <td>{run.user?.userName ?? 'Import of a list'}</td>
              <td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{run.lists.map(listText).join('; ')}</td>
              <td>{run.compared}</td>
              <td>{run.hits}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </QueryResult>
  )
}
