import { Group, List, Stack, Text } from '@mantine/core'
import { ownershipSvg } from '@registrar/domain/ownership/chart-svg'
import { groundTexts } from '@registrar/domain/ownership/owner-grounds'
import type { OwnershipAnswer } from '@registrar/domain/ownership/ownership-answer'
import { ownershipNotes } from '@registrar/domain/ownership/ownership-notes'
import { percentageText } from '@registrar/domain/shared/percentage'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#lib/error-message'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { Failed, Loading } from '#ui/states'
import { DownloadLinks } from '#ui/download-links'
import { ownershipAddresses, ownershipQuery } from './ownership.api.ts'

const headings = ['Name', 'Owns', 'Directly', 'Votes', 'Beneficial owner'].map((label) => ({ label }))

const Owners = ({ owners }: OwnershipAnswer) => (
  <PlainTable label="Owners" headings={headings}>
    {owners.map(({ personId, name, percentage, direct, votes, isOwner, grounds }) => (
      <tr key={personId}>
        <td>{name}</td>
        <td>{percentageText(percentage)}</td>
        <td>{percentageText(direct)}</td>
        <td>{percentageText(votes)}</td>
        <td>{isOwner ? `Yes, by ${grounds.map((ground) => groundTexts[ground]).join(', ')}` : 'No'}</td>
      </tr>
    ))}
  </PlainTable>
)

const Chart = ({ ownership, organizationId }: { ownership: OwnershipAnswer; organizationId: string }) => {
  const picture = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(ownershipSvg(ownership, organizationId))}`
  const name = ownership.companies.find((company) => company.organizationId === organizationId)?.name ?? ''

  return (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Chart of ownership">
      <img src={picture} alt={`The owners of ${name}, listed in the table below`} />
    </div>
  )
}

/** The chart of the holders of a company through any number of companies, and the list of its owners (OWN-6, OWN-7). */
export const OwnershipSection = ({ organizationId, asAt }: { organizationId: string; asAt: IsoDate }) => {
  const { data, error, refetch } = useQuery(ownershipQuery(organizationId, asAt))
  const notes = data ? ownershipNotes(data) : []

  return (
    <Section title="Ownership">
      {error && !data && <Failed message={errorMessage(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Stack gap="md">
          <Group>
            <DownloadLinks what="Ownership" addresses={ownershipAddresses(organizationId, asAt)} />
          </Group>
          <Chart ownership={data} organizationId={organizationId} />
          {data.owners.length > 0 && <Owners {...data} />}
          {notes.length > 0 && (
            <List size="sm" style={{ overflowWrap: 'anywhere' }}>
              {notes.map((note) => (
                <List.Item key={note}>
                  <Text size="sm">{note}</Text>
                </List.Item>
              ))}
            </List>
          )}
        </Stack>
      )}
    </Section>
  )
}
