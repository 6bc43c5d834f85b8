import { Button, Group, List, Text } from '@mantine/core'
import { followUpCatalogue, type FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { offeredFilings } from '@registrar/domain/links/offered-filings'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { today } from '#lib/clock'
import { Permitted } from '#ui/permitted'
import { Section } from '#ui/section'
import { companyMembersQuery } from './company-members.api.ts'
import { linksQuery, officeChangesQuery } from './links.api.ts'

type Props = {
  organizationId: string
  incorporationDate: IsoDate | null
  /** the kinds of follow-ups that run already: they are not offered */
  running: readonly FollowUpCode[]
  onStart: (followUp: FollowUpCode, legalDay: IsoDate) => void
}

/** The filings that recent changes of officers and shares call for, each as a follow-up with its last day in law (OWN-10). */
export const OfferedFilings = ({ organizationId, incorporationDate, running, onStart }: Props) => {
  const { data: people = [] } = useQuery(linksQuery({ organizationId }))
  const { data: officeChangedOn = [] } = useQuery(officeChangesQuery(organizationId))
  const { data: companies = [] } = useQuery(companyMembersQuery(organizationId))
  const links = [
    ...people.map((link) => ({ ...link, name: `${link.people.firstName} ${link.people.lastName}` })),
    ...companies.map((one) => ({ ...one, name: one.member.name })),
  ]

  const filings = offeredFilings(links, incorporationDate, today(), officeChangedOn).filter(
    ({ followUp }) => !running.includes(followUp),
  )
  if (filings.length === 0) return null

  return (
    <Section title="To be filed">
      <List listStyleType="none" spacing="xs">
        {filings.map(({ followUp, form, because, legalDay }) => (
          <List.Item key={`${followUp} ${form}`}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">
                {form}: {because}. In law by {displayDate(legalDay)}.
              </Text>
              <Permitted call={followUpsCalls.startFollowUp}>
                <Button variant="default" size="xs" onClick={() => onStart(followUp, legalDay)}>
                  Start {followUpCatalogue[followUp].label}
                </Button>
              </Permitted>
            </Group>
          </List.Item>
        ))}
      </List>
    </Section>
  )
}
