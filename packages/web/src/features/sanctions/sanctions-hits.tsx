import { Button, Group, Text } from '@mantine/core'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import {
  type LoadedSanctionsList,
  type SanctionsHit,
  sanctionsHitStateLabels,
  translationText,
} from '@registrar/domain/sanctions/sanctions-hit'
import { formatCount } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayInstant } from '#lib/clock'
import { useMay } from '#lib/may'
import { errorMessage } from '#lib/error-message'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { birthsText } from './births-text.ts'
import { DecisionModal } from './decision-modal.tsx'
import { ScreeningRuns } from './screening-runs.tsx'
import { type HitOwner, sanctionsHitsQuery, sanctionsListsQuery, useScreen } from './sanctions.api.ts'

const joined = (parts: (string | false | null | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator)

const listOf = ({ list, listKind }: SanctionsHit) => joined([list, listKind === 'pep' && 'PEP list'], ', ')

const comparedWith = ({ name, kind, fileName, version, day, entries }: LoadedSanctionsList) =>
  `Compared with ${joined([name ?? fileName, kind === 'pep' && '(PEP list)', version], ' ')} of ${displayDate(day)}, ${formatCount(entries)} ${entries === 1 ? 'entry' : 'entries'}.`

const ListedName = ({ hit }: { hit: SanctionsHit }) => (
  <>
    <Text size="sm" title={joined([hit.listedName, ...hit.aliases], '; ')}>
      {hit.listedName}
    </Text>
    <Text size="xs" c="dimmed">
      {joined([`${hit.score}% alike`, listOf(hit), hit.programme, birthsText(hit)], ' · ')}
    </Text>
    {hit.translation && (
      <Text size="xs" c="dimmed">
        {translationText(hit)}
      </Text>
    )}
  </>
)

const Decision = ({ hit }: { hit: SanctionsHit }) => (
  <>
    <Text size="sm" fw={500} c={hit.state === 'cleared' ? undefined : 'var(--app-red-text)'}>
      {sanctionsHitStateLabels[hit.state]}
    </Text>
    {hit.reason && (
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {hit.reason} ({joined([hit.decidedBy?.userName, hit.decidedAt && displayInstant(hit.decidedAt)], ', ')})
      </Text>
    )}
  </>
)

const headings = [{ label: 'Name' }, { label: 'On the list' }, { label: 'Decision' }]

/** The sanctions hits of a person, or of an organization with its people and members; an AML officer decides (SANC-5). */
export const SanctionsHits = ({ owner }: { owner: HitOwner }) => {
  const hits = useQuery(sanctionsHitsQuery(owner))
  const { data: lists, error } = useQuery(sanctionsListsQuery)
  const mayDecide = useMay(sanctionsCalls.decideSanctionsHit)
  const [decided, setDecided] = useState<SanctionsHit>()
  const screen = useScreen(owner)

  return (
    <Section title="Sanctions">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {lists?.map(comparedWith).join(' ')}
          {lists?.length === 0 && 'No sanctions list is loaded: nobody is screened.'}
          {lists === undefined && (error ? errorMessage(error) : 'Loading…')}
        </Text>
        {lists && lists.length > 0 && (
          <Permitted call={sanctionsCalls.screenSanctions}>
            <Button variant="default" loading={screen.isPending} onClick={() => screen.mutate(undefined)}>
              Screen now
            </Button>
          </Permitted>
        )}
      </Group>
      <QueryResult query={hits} failureMessage="Error fetching sanctions hits" empty="No sanctions hits">
        {(rows) => (
          <PlainTable label="Sanctions hits" headings={mayDecide ? [...headings, { label: 'Action' }] : headings}>
            {rows.map((hit) => (
              <tr key={hit._id}>
                <td>
                  {hit.name}
                  {hit.birth && (
                    <Text size="xs" c="dimmed">
                      born {displayDate(hit.birth)}
                    </Text>
                  )}
                  {hit.formerName && (
                    <Text size="xs" c="dimmed">
                      formerly {hit.formerName}
                    </Text>
                  )}
                </td>
                <td>
                  <ListedName hit={hit} />
                </td>
                <td>
                  <Decision hit={hit} />
                </td>
                {mayDecide && (
                  <td>
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={`Decide about ${hit.name}`}
                      onClick={() => setDecided(hit)}
                    >
                      Decide
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
      {lists && lists.length > 0 && <ScreeningRuns owner={owner} />}
      {decided && <DecisionModal hit={decided} onClose={() => setDecided(undefined)} />}
    </Section>
  )
}
