import { Anchor, Stack, Text } from '@mantine/core'
import { type LinkRole, roleLabels } from '@registrar/domain/shared/link-roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useBackLinkState } from '#lib/back-link'
import { companyMembersQuery, linksQuery } from './links.api.ts'

const officerRoles: readonly LinkRole[] = ['director', 'nomineeDirector', 'secretary']
/** How many officers are named; the tab of members has the others. */
const NAMED = 6

type Officer = { id: string; name: string; roles: LinkRole[]; to: string }

const isOfficer = ({ roles }: Officer) => roles.length > 0
const officerRolesOf = (roles: readonly LinkRole[]) => officerRoles.filter((role) => roles.includes(role))

/** Who holds an office of a company today: people and companies, each the way to its page. */
export const CurrentOfficers = ({ organizationId }: { organizationId: string }) => {
  const backLinkState = useBackLinkState()
  const people = useQuery(linksQuery({ organizationId }))
  const companies = useQuery(companyMembersQuery(organizationId))
  if (people.error || companies.error) return <Text size="sm">Error fetching the officers</Text>
  if (!people.data || !companies.data) return <Text size="sm">…</Text>

  const officers: Officer[] = [
    ...people.data.map(({ _id, roles, people: person }) => ({
      id: _id,
      name: `${person.firstName} ${person.lastName}`.trim(),
      roles: officerRolesOf(roles),
      to: `/people/${person._id}`,
    })),
    ...companies.data.map(({ _id, roles, member }) => ({
      id: _id,
      name: member.name,
      roles: officerRolesOf(roles),
      to: `/organization/${member._id}`,
    })),
  ].filter(isOfficer)
  if (officers.length === 0) return <Text size="sm">None</Text>

  return (
    <Stack gap={2} align="flex-end">
      {officers.slice(0, NAMED).map(({ id, name, roles, to }) => (
        <Text key={id} size="sm" ta="right">
          <Anchor component={Link} to={to} state={backLinkState} size="sm">
            {name}
          </Anchor>{' '}
          <Text span size="xs" c="dimmed">
            {roles.map((role) => roleLabels[role]).join(', ')}
          </Text>
        </Text>
      ))}
      {officers.length > NAMED && (
        <Anchor component={Link} to={`/organization/${organizationId}/PEOPLE_TAB`} state={true} size="sm">
          {officers.length - NAMED} more
        </Anchor>
      )}
    </Stack>
  )
}
