import { Group, List, Stack, Text, useComputedColorScheme } from '@mantine/core'
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

type Owner = OwnershipAnswer['owners'][number]

/** Whether somebody is an owner, and by what; who holds for others is none, and it is not known who is. */
const ownerText = ({ personId, isOwner, grounds }: Owner, { asked }: OwnershipAnswer): string => {
  if (isOwner) return `Yes, by ${grounds.map((ground) => groundTexts[ground]).join(', ')}`
  return asked.some((one) => 'personId' in one && one.personId === personId)
    ? 'Not known: holds for somebody else'
    : 'No'
}

const Owners = ({ ownership }: { ownership: OwnershipAnswer }) => (
  <PlainTable label="Owners" headings={headings}>
    {ownership.owners.map((owner) => (
      <tr key={owner.personId}>
        <td>{owner.name}</td>
        <td>{percentageText(owner.percentage)}</td>
        <td>{percentageText(owner.direct)}</td>
        <td>{percentageText(owner.votes)}</td>
        <td>{ownerText(owner, ownership)}</td>
      </tr>
    ))}
  </PlainTable>
)

const Chart = ({ ownership, organizationId }: { ownership: OwnershipAnswer; organizationId: string }) => {
  const scheme = useComputedColorScheme('light')
  const pictureIn = (colours: 'light' | 'dark') =>
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(ownershipSvg(ownership, organizationId, { scheme: colours }))}`
  const name = ownership.companies.find((company) => company.organizationId === organizationId)?.name ?? ''

  const alt = `The owners of ${name}, listed in the table below`
  const isDark = scheme === 'dark'

  return (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Chart of ownership">
      <img src={pictureIn(scheme)} alt={alt} data-unprinted={isDark || undefined} />
      {/* The colours of a picture do not follow those of the page, and paper is light. */}
      {isDark && <img src={pictureIn('light')} alt={alt} data-printed-only />}
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
          {data.owners.length > 0 && <Owners ownership={data} />}
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
