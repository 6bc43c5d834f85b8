import { Button, Group, List, Text } from '@mantine/core'
import { followUpCatalogue, type FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { offeredFilings, type StartedFollowUp } from '@registrar/domain/links/offered-filings'
import type { Organization } from '@registrar/domain/organizations/organization'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { today } from '#lib/clock'
import { useSingleSubmit } from '#lib/use-single-submit'
import { Permitted } from '#ui/permitted'
import { Section } from '#ui/section'
import { companyMembersQuery, linksQuery, officeChangesQuery } from './links.api.ts'

type Props = {
  organization: Pick<Organization, '_id' | 'incorporationDate' | 'creationStatus'>
  /** all follow-ups of the organization, also completed and archived ones */
  followUps: readonly (StartedFollowUp & { archived_at: string | null })[]
  /** the kind that is being started */
  starting: FollowUpCode | undefined
  onStart: (followUp: FollowUpCode, legalDay: IsoDate) => void
}

type StartProps = { kind: FollowUpCode; isBusy: boolean; onStart: () => void }

const StartButton = ({ kind, isBusy, onStart }: StartProps) => (
  <Button variant="default" size="xs" loading={isBusy} onClick={useSingleSubmit(isBusy, onStart)}>
    Start {followUpCatalogue[kind].label}
  </Button>
)

/** The filings that recent changes of officers and shares call for, each as a follow-up with its last day in law (OWN-10). */
export const OfferedFilings = ({ organization, followUps, starting, onStart }: Props) => {
  const { _id: organizationId, incorporationDate, creationStatus } = organization
  const { data: people } = useQuery(linksQuery({ organizationId }))
  const { data: officeChangedOn } = useQuery(officeChangesQuery(organizationId))
  const { data: companies } = useQuery(companyMembersQuery(organizationId))
  if (!people || !officeChangedOn || !companies) return null

  const links = [
    ...people.map((link) => ({ ...link, name: `${link.people.firstName} ${link.people.lastName}` })),
    ...companies.map((one) => ({ ...one, name: one.member.name })),
  ]

  const company = { links, incorporationDate, creationStatus, officeChangedOn, started: followUps }
  const filings = offeredFilings(company, today())
  if (filings.length === 0) return null

  // There is only one active follow-up of a kind (FUP-4).
  const isActive = (kind: FollowUpCode) => followUps.some(({ name, archived_at }) => name === kind && !archived_at)

  return (
    <Section title="To be filed">
      <List
        listStyleType="none"
        spacing="xs"
        styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}
      >
        {filings.map(({ followUp, form, because, legalDay }) => (
          <List.Item key={`${followUp} ${legalDay}`}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">
                {form}: {because}. In law by {displayDate(legalDay)}.
              </Text>
              {isActive(followUp) ? (
                <Text size="sm" c="dimmed">
                  Archive the active {followUpCatalogue[followUp].label} to start this one.
                </Text>
              ) : (
                <Permitted call={followUpsCalls.startFollowUp}>
                  <StartButton
                    kind={followUp}
                    isBusy={starting === followUp}
                    onStart={() => onStart(followUp, legalDay)}
                  />
                </Permitted>
              )}
            </Group>
          </List.Item>
        ))}
      </List>
    </Section>
  )
}
