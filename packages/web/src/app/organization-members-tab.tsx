import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LinksPanel, useCreateLink } from '#features/links'
import { NewPersonModal } from '#features/people'
import { useBackLinkState } from '#lib/back-link'

/** The people of an organization. A new person is linked at once, and then opened. */
export const OrganizationMembersTab = ({ organizationId }: { organizationId: string }) => {
  const [isCreating, setCreating] = useState(false)
  const link = useCreateLink()
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()
  const linkAndOpen = (peopleId: string) =>
    link.mutate(
      { peopleId, organizationId },
      { onSettled: () => void navigate({ to: `/people/${peopleId}`, state: backLinkState }) },
    )

  return (
    <>
      <LinksPanel
        end={{ organizationId }}
        create={
          <Button variant="default" leftSection={<IconUserPlus size={16} />} onClick={() => setCreating(true)}>
            New People
          </Button>
        }
      />
      <NewPersonModal isOpen={isCreating} onClose={() => setCreating(false)} onCreated={linkAndOpen} />
    </>
  )
}
