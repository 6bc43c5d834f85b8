import { Text } from '@mantine/core'
import { personListing } from '@registrar/domain/people/person-listing'
import { amlReminder } from '@registrar/domain/people/person'
import { DueDate } from '#ui/due-date'
import { tableColumns } from '#ui/table-columns'

const AmlReminder = ({ dateAml }: { dateAml: string | null }) => {
  const reminder = amlReminder(dateAml)
  if (!reminder)
    return (
      <Text span size="sm" c="dimmed">
        not certified
      </Text>
    )

  return <DueDate date={reminder} />
}

/** The columns of the people list (PERSON-3). */
export const peopleColumns = tableColumns(personListing, {
  firstName: { card: 'title', cardCell: (row) => `${row.firstName} ${row.lastName}` },
  organizations: { card: 'bottom', isTitled: true, opensAt: (row) => `/people/${row._id}/ORGANIZATION_TAB` },
  phone: { card: 'bottom' },
  aml: { cell: (row) => <AmlReminder dateAml={row.dateAml} /> },
})
