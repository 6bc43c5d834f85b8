import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { Person } from '@registrar/domain/people/person'
import { personFieldTable } from '@registrar/domain/people/person-fields'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useDialogForm } from '#lib/use-dialog-form'
import { type EditedRow, useRows } from '#lib/use-rows'
import { DateField } from '#ui/date-field'
import { RemoveRowButton } from '#ui/icon-button'
import { ModalForm } from '#ui/modal-form'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { useUpdatePerson } from './people.api.ts'

type Directorship = NonNullable<Person['otherDirectorships']>[number]

const newDirectorship: Directorship = { name: '', appointed: null, ceased: null }

const { formerNames, otherDirectorships } = personFieldTable

const DirectorshipRow = ({
  row: { value: directorship, change, remove },
  index,
  problem,
}: {
  row: EditedRow<Directorship>
  index: number
  problem: string | undefined
}) => (
  <Group align="flex-end" gap="xs" role="group" aria-label={`Other directorship ${index + 1}`}>
    <TextInput
      label="Company"
      required
      error={problem}
      value={directorship.name}
      onChange={(event) => change({ name: event.currentTarget.value })}
      w={260}
    />
    <DateField
      label="Appointed"
      value={directorship.appointed}
      onChange={(appointed) => change({ appointed })}
      w={150}
    />
    <DateField label="Ceased" value={directorship.ceased} onChange={(ceased) => change({ ceased })} w={150} />
    <RemoveRowButton label={`Remove other directorship ${index + 1}`} onClick={remove} />
  </Group>
)

// An empty input is no answer; 'none' is one, and it is ticked.
const ParticularsModal = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const form = useDialogForm({
    about: person._id,
    initial: {
      formerNames: person.formerNames ?? '',
      hasNoFormerNames: person.formerNames === '',
      otherDirectorships: person.otherDirectorships ?? [],
      hasNoDirectorships: person.otherDirectorships?.length === 0,
    },
    version: person.version,
    toBody: (values, { version }) => ({
      formerNames: values.hasNoFormerNames ? '' : values.formerNames.trim() || null,
      otherDirectorships:
        values.hasNoDirectorships || values.otherDirectorships.length > 0 ? values.otherDirectorships : null,
      version,
    }),
    mutation: useUpdatePerson(person._id),
    onSaved: onClose,
  })
  const { values } = form
  const { rows, add } = useRows(values.otherDirectorships, (changed) =>
    form.change({ otherDirectorships: changed, ...(changed.length > 0 && { hasNoDirectorships: false }) }),
  )

  return (
    <ModalForm
      title="Former names and other directorships"
      onClose={onClose}
      submitLabel="Save"
      size="xl"
      {...form.dialog}
    >
      <Stack gap="sm">
        <TextInput label={formerNames.label} disabled={values.hasNoFormerNames} {...form.text('formerNames')} />
        <Checkbox label="No former names" {...form.checkbox('hasNoFormerNames')} />
        <Text size="sm" fw={500}>
          {otherDirectorships.label}
        </Text>
        {rows.map((row, index) => (
          <DirectorshipRow
            key={row.key}
            row={row}
            index={index}
            problem={form.problemAt(`otherDirectorships.${index}.name`)}
          />
        ))}
        <Checkbox
          label="No other directorships"
          disabled={values.otherDirectorships.length > 0}
          {...form.checkbox('hasNoDirectorships')}
        />
        <Group>
          <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => add(newDirectorship)}>
            Add a directorship
          </Button>
        </Group>
      </Stack>
    </ModalForm>
  )
}

const NeverAsked = () => (
  <Text size="sm" c="dimmed">
    Never asked
  </Text>
)

const Directorships = ({ rows }: { rows: Person['otherDirectorships'] }) => {
  if (rows === null) return <NeverAsked />
  if (rows.length === 0) return <Text size="sm">None</Text>
  const headings = [{ label: 'Company' }, { label: 'Appointed' }, { label: 'Ceased' }]
  return (
    <PlainTable label={otherDirectorships.label} headings={headings}>
      {rows.map(({ name, appointed, ceased }, index) => (
        <tr key={index}>
          <td>{name}</td>
          <td>{displayDate(appointed)}</td>
          <td>{displayDate(ceased)}</td>
        </tr>
      ))}
    </PlainTable>
  )
}

/** What the register of officers asks for besides: former names and other directorships (PERSON-12). */
export const RegisterParticulars = ({ person }: { person: Person }) => {
  const [isEditing, setEditing] = useState(false)

  return (
    <Section title="Former names and other directorships">
      <Group gap="xs">
        <Text size="sm" fw={500}>
          {formerNames.label}
        </Text>
        {person.formerNames === null ? <NeverAsked /> : <Text size="sm">{person.formerNames || 'None'}</Text>}
      </Group>
      <Text size="sm" fw={500}>
        {otherDirectorships.label}
      </Text>
      <Directorships rows={person.otherDirectorships} />
      <Permitted call={peopleCalls.updatePerson}>
        <Group>
          <Button variant="default" size="xs" onClick={() => setEditing(true)}>
            Edit former names and directorships
          </Button>
        </Group>
      </Permitted>
      {isEditing && <ParticularsModal person={person} onClose={() => setEditing(false)} />}
    </Section>
  )
}
