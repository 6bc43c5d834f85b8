import { Button, Text } from '@mantine/core'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import type { LoadedSanctionsList } from '@registrar/domain/sanctions/sanctions-hit'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { displayInstant } from '#lib/clock'
import { useMay } from '#lib/may'
import { confirmDelete } from '#ui/confirm'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { ScreeningRuns } from './screening-runs.tsx'
import { sanctionsListsQuery, useRemoveList } from './sanctions.api.ts'

const headings = [{ label: 'List' }, { label: 'Names' }, { label: 'Day' }, { label: 'Entries' }, { label: 'Loaded' }]

const nameOf = ({ name, fileName, version }: LoadedSanctionsList) =>
  [name ?? fileName, version].filter(Boolean).join(' ')

/** The loaded lists of sanctions and of politically exposed persons, and the latest screenings of all records (SANC-1, SANC-6). */
export const LoadedLists = () => {
  const lists = useQuery(sanctionsListsQuery)
  const remove = useRemoveList()
  const mayRemove = useMay(sanctionsCalls.removeSanctionsList)

  const ask = async (list: LoadedSanctionsList) => {
    const message = `Remove the list ${nameOf(list)}? Its open hits go; what was decided stays.`
    if (await confirmDelete(message, 'Remove')) remove.mutate(list._id)
  }

  return (
    <>
      <Section title="Sanctions lists">
        <QueryResult
          query={lists}
          failureMessage="Error fetching the lists"
          empty="No list is loaded: nobody is screened"
        >
          {(rows) => (
            <PlainTable label="Lists" headings={mayRemove ? [...headings, { label: 'Action' }] : headings}>
              {rows.map((list) => (
                <tr key={list._id}>
                  <td>{nameOf(list)}</td>
                  <td>{list.kind === 'pep' ? 'Politically exposed persons' : 'Sanctions'}</td>
                  <td>{displayDate(list.day)}</td>
                  <td>{list.entries}</td>
                  <td>{displayInstant(list.loadedAt)}</td>
                  {mayRemove && (
                    <td>
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={`Remove ${nameOf(list)}`}
                        loading={remove.isPending}
                        onClick={() => void ask(list)}
                      >
                        Remove
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </PlainTable>
          )}
        </QueryResult>
      </Section>
      <Section title="Screenings">
        <Text size="sm" c="dimmed">
          The latest screenings: the proof that names were compared, also where nobody was found.
        </Text>
        <ScreeningRuns owner={{}} />
      </Section>
    </>
  )
}
