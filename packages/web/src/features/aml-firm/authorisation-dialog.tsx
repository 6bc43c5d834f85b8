import { Button, Group, TextInput } from '@mantine/core'
import { type FirmAuthorisation, newFirmAuthorisation } from '@registrar/domain/aml-firm/firm-authorisation'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { IconPlus } from '@tabler/icons-react'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { useRows } from '#lib/use-rows'
import { DateField } from '#ui/date-field'
import { RemoveRowButton } from '#ui/icon-button'
import { ModalForm } from '#ui/modal-form'
import { Fields } from '#ui/section'
import { useSaveAuthorisation } from './aml-firm.api.ts'

type Officer = { name: string; from: IsoDate | null }

type Change = { what: string; changedOn: IsoDate | null; notifiedOn: IsoDate | null }

type Values = {
  number: string
  from: IsoDate | null
  endsOn: IsoDate | null
  supervisor: string
  principalOfficers: Officer[]
  changes: Change[]
}

const NOBODY: Officer = { name: '', from: null }
const NO_CHANGE: Change = { what: '', changedOn: null, notifiedOn: null }

const bodyOf = ({ supervisor, ...values }: Values, version: number) =>
  newFirmAuthorisation.safeParse({ ...values, supervisor: supervisor.trim() || null, version }).data

type OfficersProps = { officers: Officer[]; onChange: (officers: Officer[]) => void }

const Officers = ({ officers, onChange }: OfficersProps) => {
  const { rows, add } = useRows(officers, onChange)

  return (
    <>
      {rows.map(({ key, value, change, remove }, index) => (
        <Group key={key} align="flex-end" gap="xs" role="group" aria-label={`Principal officer ${index + 1}`}>
          <TextInput
            label="Principal officer"
            required
            style={{ flex: 1, minWidth: 160 }}
            value={value.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <DateField label="From" required w={150} value={value.from} onChange={(from) => change({ from })} />
          <RemoveRowButton label={`Remove principal officer ${index + 1}`} onClick={remove} />
        </Group>
      ))}
      <Group>
        <Button variant="subtle" size="compact-xs" leftSection={<IconPlus size={14} />} onClick={() => add(NOBODY)}>
          Principal officer
        </Button>
      </Group>
    </>
  )
}

type ChangesProps = {
  changes: Change[]
  problemAt: (path: string) => string | undefined
  onChange: (changes: Change[]) => void
}

const Changes = ({ changes, problemAt, onChange }: ChangesProps) => {
  const { rows, add } = useRows(changes, onChange)

  return (
    <>
      {rows.map(({ key, value, change, remove }, index) => (
        <Group key={key} align="flex-end" gap="xs" role="group" aria-label={`Change ${index + 1}`}>
          <TextInput
            label="What changed"
            required
            style={{ flex: 1, minWidth: 160 }}
            value={value.what}
            onChange={(event) => change({ what: event.currentTarget.value })}
          />
          <DateField
            label="Changed on"
            required
            w={150}
            value={value.changedOn}
            onChange={(changedOn) => change({ changedOn })}
          />
          <DateField
            label="Notified on"
            w={150}
            maxDate={today()}
            value={value.notifiedOn}
            error={problemAt(`changes.${index}.notifiedOn`)}
            onChange={(notifiedOn) => change({ notifiedOn })}
          />
          <RemoveRowButton label={`Remove change ${index + 1}`} onClick={remove} />
        </Group>
      ))}
      <Group>
        <Button variant="subtle" size="compact-xs" leftSection={<IconPlus size={14} />} onClick={() => add(NO_CHANGE)}>
          Change to notify
        </Button>
      </Group>
    </>
  )
}

type Props = { authorisation: FirmAuthorisation; onClose: () => void }

/** Enters the authorisation, or what has changed of it (FIRM-5). */
export const AuthorisationDialog = ({ authorisation, onClose }: Props) => {
  const { number, from, endsOn, supervisor, principalOfficers, changes, version } = authorisation
  const initial: Values = {
    from,
    endsOn,
    principalOfficers,
    changes,
    number: number ?? '',
    supervisor: supervisor ?? '',
  }
  const form = useDialogForm({
    about: 'authorisation',
    initial,
    toBody: (values) => bodyOf(values, version),
    mutation: useSaveAuthorisation(),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Authorisation" onClose={onClose} submitLabel="Save" size="lg" {...form.dialog}>
      <TextInput label="Number" required data-autofocus {...form.text('number')} />
      <Fields>
        <DateField label="From" required {...form.field('from')} />
        <DateField
          label="Ends on"
          required
          description="The renewal is due ten weeks before"
          {...form.field('endsOn')}
        />
      </Fields>
      <TextInput
        label="Supervised by"
        description="The Minister, an accountancy body or the Central Bank"
        {...form.text('supervisor')}
      />
      <Officers
        officers={form.values.principalOfficers}
        onChange={(officers) => form.change({ principalOfficers: officers })}
      />
      <Changes
        changes={form.values.changes}
        problemAt={form.problemAt}
        onChange={(next) => form.change({ changes: next })}
      />
    </ModalForm>
  )
}
