import { Group } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { linksQuery } from '#features/links'
import { PageMenu } from '#features/merges'
import { organizationQuery, useUpdateOrganization } from '#features/organizations'
import { UserMultiSelect } from '#features/users'
import { errorMessage } from '#lib/error-message'
import { Editable } from '#ui/permitted'
import { RecordPage, type RecordView } from '#ui/record-page'
import { CreationStatusDot } from '#ui/status'
import { organizationTabs } from './organization-tabs.tsx'

const route = getRouteApi('/staff/organization/$id/{-$tab}')

/** Tabs that older links still name (ORG-20). */
const TAB_ALIASES: Record<string, string> = { FOLLOW_UP_TAB: 'FOLLOW_UP_BETA_TAB' }

const AssignedUsers = ({ organization }: { organization: Organization }) => {
  const update = useUpdateOrganization(organization._id)

  return (
    <UserMultiSelect
      label="Assigned users"
      placeholder="No user assigned..."
      failureMessage={errorMessage}
      users={organization.users}
      onChange={(users) => update.mutate({ users, version: organization.version })}
    />
  )
}

const organizationView = (organization: Organization, memberCount: number | undefined): RecordView => {
  const { name, creationStatus, cro, incorporationDate, relationshipEndedOn } = organization

  return {
    title: name,
    status: creationStatus && <CreationStatusDot status={creationStatus} />,
    facts: [
      cro && `CRO ${cro}`,
      incorporationDate && `Incorporated ${displayDate(incorporationDate)}`,
      relationshipEndedOn && `Relationship ended on ${displayDate(relationshipEndedOn)}`,
    ],
    aside: (
      <Group gap="sm" wrap="nowrap" w={{ base: '100%', sm: 'auto' }}>
        <Editable>
          <AssignedUsers organization={organization} />
        </Editable>
        <PageMenu recordType="organization" record={{ _id: organization._id, label: name }} />
      </Group>
    ),
    tabs: organizationTabs(organization, memberCount),
  }
}

export const OrganizationPage = () => {
  const { id, tab } = route.useParams()
  const memberCount = useQuery(linksQuery({ organizationId: id })).data?.length

  return (
    <RecordPage
      query={useQuery(organizationQuery(id))}
      listPath="/organization"
      tab={tab && (TAB_ALIASES[tab] ?? tab)}
      view={(organization) => organizationView(organization, memberCount)}
    />
  )
}
