import { Button } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { organizationFollowUpsQuery, useStartFollowUp } from '#features/follow-ups'
import { CompanyMembers, LinksPanel, OfferedFilings, useCreateLink } from '#features/links'
import { OrganizationSelect } from '#features/organizations'
import { NewPersonModal } from '#features/people'
import { useBackLinkState } from '#lib/back-link'

type SelectProps = { value: string | null; onChange: (id: string | null) => void }

/** The people of an organization. A new person is linked at once, and then opened. */
export const OrganizationMembersTab = ({ organization }: { organization: Organization }) => {
  const { _id: organizationId } = organization
  const startFollowUp = useStartFollowUp()
  const { data: active } = useQuery(organizationFollowUpsQuery(organizationId, false))
  const { data: archived } = useQuery(organizationFollowUpsQuery(organizationId, true))
  const [isCreating, setCreating] = useState(false)
  const link = useCreateLink()
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()
  const linkAndOpen = (peopleId: string) =>
    link.mutate(
      { peopleId, organizationId },
      { onSettled: () => void navigate({ to: `/people/${peopleId}`, state: backLinkState }) },
    )

  const selectCompany = ({ value, onChange }: SelectProps) => (
    <OrganizationSelect label="Company" without={organizationId} value={value} onChange={(id) => onChange(id)} />
  )

  return (
    <>
      {active && archived && (
        <OfferedFilings
          organization={organization}
          followUps={[...active, ...archived]}
          starting={startFollowUp.isPending ? startFollowUp.variables.name : undefined}
          onStart={(name, legalDay) => startFollowUp.mutate({ name, organizationId, legalDay })}
        />
      )}
      <LinksPanel
        end={{ organizationId }}
        create={
          <Button variant="default" leftSection={<IconUserPlus size={16} />} onClick={() => setCreating(true)}>
            New People
          </Button>
        }
      />
      <CompanyMembers organizationId={organizationId} select={selectCompany} />
      <NewPersonModal isOpen={isCreating} onClose={() => setCreating(false)} onCreated={linkAndOpen} />
    </>
  )
}
