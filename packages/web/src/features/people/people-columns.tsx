import { Text } from '@mantine/core'
import { morePersonColumns, type PersonListRow, personListing } from '@registrar/domain/people/person-listing'
import { amlReminder } from '@registrar/domain/people/person'
import { userName } from '@registrar/domain/users/users'
import { DueDate } from '#ui/due-date'
import { FormerName } from '#ui/former-name'
import { MailText } from '#ui/mail-text'
import { choosableColumns } from '#ui/table-columns'

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

const withFormer = (row: PersonListRow, name: string) => (
  <>
    {name}
    <FormerName formerly={row.formerly} present={userName(row)} />
  </>
)

/** The columns of the people list (PERSON-3). */
export const peopleColumns = choosableColumns(
  personListing,
  {
    firstName: {
      card: 'title',
      cell: (row) => withFormer(row, row.firstName),
      cardCell: (row) => withFormer(row, userName(row)),
    },
    organizations: { card: 'bottom', isTitled: true, opensAt: (row) => `/people/${row._id}/ORGANIZATION_TAB` },
    mail: { cell: (row) => <MailText mail={row.mail} state={row.mailState} /> },
    phone: { card: 'bottom' },
    aml: { cell: (row) => <AmlReminder dateAml={row.dateAml} /> },
  },
  morePersonColumns,
)
