import { Anchor, Button, Group } from '@mantine/core'
import { type EnteredRegister, enteredRegisters, type RegisterEntry } from '@registrar/domain/registers/register-entry'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import type { RegisterName } from '@registrar/domain/registers/registers'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { HistoryButton } from '#features/history'
import { useRowDialog } from '#lib/use-row-dialog'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { RegisterEntryDialog } from './register-entry-dialog.tsx'

/** The register as one in which staff enter something, if it is one. */
export const enteredRegister = (register: RegisterName): EnteredRegister | undefined =>
  enteredRegisters.find((one) => one === register)

const headings = ['Entry', 'Day', 'Person', 'Ceased', 'History'].map((label) => ({ label }))

type Props = { organizationId: string; register: EnteredRegister; entries: readonly RegisterEntry[] }

/** What staff have entered in a register, to be corrected, and what they add to it (OWN-16). */
export const RegisterEntries = ({ organizationId, register, entries }: Props) => {
  const { open, openRow, isAdding, add, close } = useRowDialog(entries)

  return (
    <>
      {entries.length > 0 && (
        <PlainTable label="Entries of staff" headings={headings} hasLongTexts>
          {entries.map((entry) => (
            <tr key={entry._id}>
              <td>
                <Anchor component="button" type="button" size="sm" ta="left" onClick={() => openRow(entry)}>
                  {entry.description}
                </Anchor>
              </td>
              <td>{displayDate(entry.on)}</td>
              <td>{entry.name}</td>
              <td>{displayDate(entry.ceased)}</td>
              <td>
                <HistoryButton recordType="register-entry" recordId={entry._id} name={entry.description} />
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
      <Permitted call={registersCalls.createRegisterEntry}>
        <Group mt="sm">
          <Button size="xs" variant="default" onClick={add}>
            Add an entry
          </Button>
        </Group>
      </Permitted>
      {(open || isAdding) && (
        <RegisterEntryDialog
          key={open?._id}
          organizationId={organizationId}
          register={register}
          entry={open}
          onClose={close}
        />
      )}
    </>
  )
}
