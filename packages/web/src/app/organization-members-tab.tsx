import { Button } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ToBeFiled } from '#features/filings'
import { organizationFollowUpsQuery } from '#features/follow-ups'
import { CompanyMembers, LinksPanel, useCreateLink } from '#features/links'
import { OrganizationSelect } from '#features/organizations'
import { NewPersonModal } from '#features/people'
import { useBackLinkState } from '#lib/back-link'
import { useListState } from '#lib/list-state'

const route = getRouteApi('/staff/organization/$id/{-$tab}')

type SelectProps = { value: string | null; onChange: (id: string | null) => void }

/** The people of an organization. A new person is linked at once, and then opened. */
export const OrganizationMembersTab = ({ organization }: { organization: Organization }) => {
  const { _id: organizationId } = organization
  const { data: active } = useQuery(organizationFollowUpsQuery(organizationId, false))
  const place = useListState(route.useSearch())
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
      <ToBeFiled organizationId={organizationId} activeKinds={active?.map(({ name }) => name) ?? []} />
      <LinksPanel
        end={{ organizationId }}
        place={place}
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
