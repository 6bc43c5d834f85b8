import { Group, Stack } from '@mantine/core'
import type { Person } from '@registrar/domain/people/person'
import { IconBuilding, IconFiles, IconMail, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { RecordEmailsTab } from '#features/emails'
import { historyTab } from '#features/history'
import { linksQuery } from '#features/links'
import { PageMenu } from '#features/merges'
import { NotesSection } from '#features/notes'
import { ArchiveButton } from '#features/retention'
import { TimelineFold } from '#features/timeline'
import { PersonFilesTab, PersonInformationTab, personQuery } from '#features/people'
import { rawDataTab, RecordPage, type RecordTab, type RecordView } from '#ui/record-page'
import { Section } from '#ui/section'
import { PersonOrganizationsTab } from './person-organizations-tab.tsx'

const route = getRouteApi('/staff/people/$id/{-$tab}')

const personTabs = (person: Person, linkCount: number | undefined): RecordTab[] => [
  {
    id: 'INFORMATION',
    label: 'Information',
    icon: IconUser,
    content: () => (
      <Stack gap="md">
        <PersonInformationTab person={person} />
        <Section title="What happened">
          <TimelineFold owner={{ peopleId: person._id }} record={person} />
        </Section>
        <NotesSection owner={{ peopleId: person._id }} />
      </Stack>
    ),
  },
  {
    id: 'ATTACHEDFILES_PEOPLE_TAB',
    label: 'Files',
    icon: IconFiles,
    count: person.attachedFiles.length,
    content: () => <PersonFilesTab person={person} />,
  },
  {
    id: 'ORGANIZATION_TAB',
    label: 'Organizations',
    icon: IconBuilding,
    count: linkCount,
    content: () => <PersonOrganizationsTab peopleId={person._id} />,
  },
  {
    id: 'EMAILS_TAB',
    label: 'Emails',
    icon: IconMail,
    isSecondary: true,
    content: () => <RecordEmailsTab owner={{ peopleId: person._id }} record={person} />,
  },
  historyTab('person', person._id),
  rawDataTab(person),
]

const personView = (person: Person, linkCount: number | undefined): RecordView => {
  const name = `${person.firstName} ${person.lastName}`

  return {
    title: name,
    aside: (
      <Group gap="xs">
        <ArchiveButton personId={person._id} />
        <PageMenu recordType="person" record={{ _id: person._id, label: name }} />
      </Group>
    ),
    tabs: personTabs(person, linkCount),
  }
}

export const PersonPage = () => {
  const { id, tab } = route.useParams()
  const linkCount = useQuery(linksQuery({ peopleId: id })).data?.length

  return (
    <RecordPage
      query={useQuery(personQuery(id))}
      listPath="/people"
      tab={tab}
      view={(person) => personView(person, linkCount)}
    />
  )
}
