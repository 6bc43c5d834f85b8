import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import type { LinkControl } from '@registrar/domain/links/link'
import { IconPlus } from '@tabler/icons-react'
import { useRows } from '#lib/use-rows'
import { DateField } from '#ui/date-field'
import { RemoveRowButton } from '#ui/icon-button'

const emptyControl: LinkControl = { ground: '', since: null, ceased: null }

/** Whether each control says its ground. */
export const areComplete = (controls: readonly LinkControl[]): boolean =>
  controls.every(({ ground }) => ground.trim() !== '')

type Props = {
  value: LinkControl[]
  onChange: (controls: LinkControl[]) => void
  problemAt: (path: string) => string | undefined
}

/** Says by what other means than shares and votes somebody controls the company, and from which day to which (OWN-11). */
export const ControlRows = ({ value, onChange, problemAt }: Props) => {
  const { rows, add } = useRows(value, onChange)
  return (
    <Stack gap="xs">
      <Title order={3}>Control by other means</Title>
      <Text size="sm" c="dimmed">
        Whoever controls the company otherwise than by shares or votes is a beneficial owner.
      </Text>
      {rows.map(({ key, value: control, change, remove }, index) => (
        <Group key={key} align="flex-end" gap="xs" role="group" aria-label={`Control ${index + 1}`}>
          <TextInput
            label="Ground"
            placeholder="Appoints the majority of the board"
            required
            value={control.ground}
            error={problemAt(`controls.${index}.ground`)}
            onChange={(event) => change({ ground: event.currentTarget.value })}
            w={300}
          />
          <DateField
            label="Since"
            value={control.since}
            error={problemAt(`controls.${index}.since`)}
            onChange={(since) => change({ since })}
            w={140}
          />
          <DateField
            label="Ceased"
            value={control.ceased}
            error={problemAt(`controls.${index}.ceased`)}
            onChange={(ceased) => change({ ceased })}
            w={140}
          />
          <RemoveRowButton label={`Remove control ${index + 1}`} onClick={remove} />
        </Group>
      ))}
      <Group>
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => add(emptyControl)}>
          Add a control
        </Button>
      </Group>
    </Stack>
  )
}
