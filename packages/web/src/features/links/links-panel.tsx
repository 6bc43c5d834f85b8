import { Button, Group, Stack } from '@mantine/core'
import type { Link } from '@registrar/domain/links/link'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { errorCode } from '#lib/error-message'
import { Permitted } from '#ui/permitted'
import { Empty, Failed, Loading } from '#ui/states'
import { type LinkEnd, linksQuery } from './links.api.ts'
import { LinkExistingModal } from './link-existing-modal.tsx'
import { LinkList } from './link-list.tsx'

const personText = ({ people }: Link) => ({
  to: `/people/${people._id}`,
  label: `${people.firstName} ${people.lastName}`,
  hint: people.mail ?? people.nationality,
})

const organizationText = ({ organization }: Link) => ({
  to: `/organization/${organization._id}`,
  label: organization.name,
  hint: organization.cro && `CRO ${organization.cro}`,
})

/** The links of a record. `create` is the button that creates a new record to link. */
export const LinksPanel = ({ end, create }: { end: LinkEnd; create: ReactNode }) => {
  const [isLinking, setLinking] = useState(false)
  const { data, error, refetch } = useQuery(linksQuery(end))
  const ofOrganization = 'organizationId' in end

  return (
    <Stack gap="sm">
      <Group justify="flex-end" gap="xs">
        <Permitted call={linksCalls.createLink}>
          {create}
          <Button leftSection={<IconLink size={16} />} onClick={() => setLinking(true)}>
            {ofOrganization ? 'Link Person' : 'Link Organization'}
          </Button>
        </Permitted>
      </Group>
      {error && !data && <Failed message={errorCode(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty>{ofOrganization ? 'No people linked yet' : 'No organizations linked yet'}</Empty>}
      {data && <LinkList label="Links" links={data} textOf={ofOrganization ? personText : organizationText} />}
      {isLinking && <LinkExistingModal end={end} onClose={() => setLinking(false)} />}
    </Stack>
  )
}
