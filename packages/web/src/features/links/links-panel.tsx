import { Button, Group, Stack } from '@mantine/core'
import type { Link } from '@registrar/domain/links/link'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { linkRoles, roleLabels } from '@registrar/domain/shared/link-roles'
import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { errorCode } from '#lib/error-message'
import { type FoundPlace, FoundRows } from '#ui/found-rows'
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

const byLabel = (textOf: typeof personText | typeof organizationText) => (one: Link, other: Link) =>
  textOf(one).label.localeCompare(textOf(other).label, 'en-IE')

const byRole = (one: Link, other: Link) => firstRole(one) - firstRole(other)

// Links without a role come last.
const firstRole = ({ roles }: Link): number => {
  const role = roles[0]
  return role ? linkRoles.indexOf(role) : linkRoles.length
}

const searchedText = (link: Link, { label, hint }: { label: string; hint: string | null | undefined }): string =>
  [label, hint, ...link.roles.map((role) => roleLabels[role])].join(' ')

type Props = {
  end: LinkEnd
  /** where search, sort and page are kept */
  place: FoundPlace
  /** the button that creates a new record to link */
  create: ReactNode
}

/** The links of a record, searched, sorted and paged. */
export const LinksPanel = ({ end, place, create }: Props) => {
  const [isLinking, setLinking] = useState(false)
  const { data, error, refetch } = useQuery(linksQuery(end))
  const ofOrganization = 'organizationId' in end
  const textOf = ofOrganization ? personText : organizationText

  return (
    <Stack gap="sm">
      <FoundRows
        label="Links"
        place={place}
        placeholder={ofOrganization ? 'Search members' : 'Search organizations'}
        items={data ?? []}
        textOf={(link) => searchedText(link, textOf(link))}
        sorts={{ 'As linked': null, 'By name': byLabel(textOf), 'By role': byRole }}
        nothingFound={ofOrganization ? 'No member of that name' : 'No organization of that name'}
        actions={
          <Group gap="xs">
            <Permitted call={linksCalls.createLink}>
              {create}
              <Button leftSection={<IconLink size={16} />} onClick={() => setLinking(true)}>
                {ofOrganization ? 'Link Person' : 'Link Organization'}
              </Button>
            </Permitted>
          </Group>
        }
      >
        {(links) => <LinkList label="Links" links={links} textOf={textOf} />}
      </FoundRows>
      {error && !data && <Failed message={errorCode(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty>{ofOrganization ? 'No people linked yet' : 'No organizations linked yet'}</Empty>}
      {isLinking && <LinkExistingModal end={end} onClose={() => setLinking(false)} />}
    </Stack>
  )
}
