import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { type CreationStatus, creationStatuses } from '@registrar/domain/organizations/creation-status'
import { codeText } from '@registrar/domain/shared/field'
import { Picker } from '#ui/picker'

const LEAVE_OUT = 'leave out'
const options = [
  ...creationStatuses.map((value) => ({ value, label: codeText(value) })),
  { value: LEAVE_OUT, label: 'Leave it out' },
]

/** What statuses of a file mean, by the words of the file; null leaves one out. */
export type ChosenStatuses = Record<string, CreationStatus | null>

type Props = {
  /** the statuses of the file that are not known */
  unknown: readonly string[]
  chosen: ChosenStatuses
  isBusy: boolean
  onChange: (chosen: ChosenStatuses) => void
}

/** The statuses of a file that are not known, with a choice for each; a choice is tried at once (IMP-11). */
export const ImportStatuses = ({ unknown, chosen, isBusy, onChange }: Props) => {
  const statuses = [...new Set([...Object.keys(chosen), ...unknown])]
  if (statuses.length === 0) return null

  const choose = (status: string, choice: string | null) => {
    const { [status]: _, ...others } = chosen
    const meant = creationStatuses.find((one) => one === choice) ?? null
    onChange(choice === null ? others : { ...others, [status]: meant })
  }

  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        Statuses that are not known
      </Title>
      <Text size="sm" c="dimmed">
        Say what each means. A line whose status has no choice is refused.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
        {statuses.map((status) => (
          <Picker
            key={status}
            label={status}
            placeholder="Not known"
            data={options}
            value={chosen[status] === undefined ? null : (chosen[status] ?? LEAVE_OUT)}
            onChange={(choice) => choose(status, choice)}
            disabled={isBusy}
            clearable
          />
        ))}
      </SimpleGrid>
    </Stack>
  )
}
