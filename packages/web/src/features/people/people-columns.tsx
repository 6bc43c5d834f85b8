import { Text } from '@mantine/core'
import { amlReminder } from '@registrar/domain/people/person'
import { organizationsText } from '@registrar/domain/people/person-export'
import type { PersonListRow } from '@registrar/domain/people/person-list-row'
import { displayInstantDay } from '#lib/clock'
import type { Column } from '#ui/data-table'
import { DueDate } from '#ui/due-date'

const AmlReminder = ({ dateAml }: Pick<PersonListRow, 'dateAml'>) => {
  const reminder = amlReminder(dateAml)
  if (!reminder)
    return (
      <Text span size="sm" c="dimmed">
        not certified
      </Text>
    )

  return <DueDate date={reminder} />
}

/** The columns of the people list (PERSON-3). AML is the day of the next certification (PERSON-6). */
export const peopleColumns: Column<PersonListRow>[] = [
  {
    label: 'First Name',
    sortField: 'firstName',
    card: 'title',
    cell: (row) => row.firstName,
    cardCell: (row) => `${row.firstName} ${row.lastName}`,
  },
  { label: 'Last Name', sortField: 'lastName', cell: (row) => row.lastName },
  {
    label: 'Organizations',
    maxWidth: 320,
    card: 'bottom',
    cell: (row) => {
      const text = organizationsText(row)
      return text && <span title={text}>{text}</span>
    },
    opensAt: (row) => `/people/${row._id}/ORGANIZATION_TAB`,
  },
  { label: 'Email', sortField: 'mail', maxWidth: 260, cell: (row) => row.mail },
  { label: 'Phone', card: 'bottom', cell: (row) => row.phone },
  { label: 'Nationality', cell: (row) => row.nationality },
  { label: 'VIF', cell: (row) => (row.vif ? 'ON' : 'OFF') },
  { label: 'PEP', cell: (row) => (row.pep ? 'Yes' : 'No') },
  { label: 'AML', cell: (row) => <AmlReminder dateAml={row.dateAml} /> },
  { label: 'Created At', sortField: 'createdAt', cell: (row) => displayInstantDay(row.createdAt) },
]
