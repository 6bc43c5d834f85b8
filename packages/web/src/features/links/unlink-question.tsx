import { Button, Group, Stack, Text } from '@mantine/core'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useRef, useState } from 'react'
import { today } from '#lib/clock'
import { focusInvalidField } from '#lib/invalid-field'
import { DateField } from '#ui/date-field'
import { openDialog } from '#ui/dialog-host'

/** Why a link ends: on a day, or because it never should have been. */
export type UnlinkReason = { ceasedOn: IsoDate } | 'mistake'

type Props = { label: string; answer: (reason: UnlinkReason | undefined) => void }

const UnlinkQuestion = ({ label, answer }: Props) => {
  const [day, setDay] = useState<string | null>(today())
  const frame = useRef<HTMLDivElement>(null)

  const end = () => {
    if (day && !focusInvalidField(frame.current)) answer({ ceasedOn: day })
  }

  return (
    <Stack gap="md" ref={frame}>
      <Text size="md" style={{ overflowWrap: 'anywhere' }}>
        If {label} has left, the past stays in the registers.
      </Text>
      <Group align="flex-end" wrap="nowrap">
        <DateField label="Ceased on" value={day} onChange={setDay} clearable={false} style={{ flex: 1 }} />
        <Button disabled={!day} onClick={end}>
          End on this day
        </Button>
      </Group>
      <Text size="md">Linked by mistake? Unlinking removes the link with its terms and shares. Both records stay.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer(undefined)} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={() => answer('mistake')}>
          Unlink
        </Button>
      </Group>
    </Stack>
  )
}

/** Asks whether a link ended or was made by mistake; undefined when the user cancels (LINK-9). */
export const askUnlinkReason = (label: string): Promise<UnlinkReason | undefined> =>
  openDialog<UnlinkReason | undefined>({
    title: 'Are you sure you want to continue?',
    whenClosed: undefined,
    content: (answer) => <UnlinkQuestion label={label} answer={answer} />,
  })
