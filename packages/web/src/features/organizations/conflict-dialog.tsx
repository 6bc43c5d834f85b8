import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import type { Conflict } from '@registrar/domain/shared/merge-concurrent-edits'
import { useState, useSyncExternalStore } from 'react'
import { fieldLabel, valueText } from './conflict-texts.ts'

type Conflicts = Record<string, Conflict>
/** the fields in which the other's value stays; undefined: nothing was chosen */
type Chosen = string[] | undefined
type Asked = { conflicts: Conflicts; answer: (theirs: Chosen) => void }

let asked: Asked | undefined
const listeners = new Set<() => void>()
const show = (next: Asked | undefined) => {
  asked = next
  for (const listener of listeners) listener()
}

/** Shows both values of each field, and gives the fields in which the other's stays. */
export const resolveConflicts = (conflicts: Conflicts): Promise<Chosen> =>
  new Promise((resolve) => {
    asked?.answer(undefined)
    show({
      conflicts,
      answer: (theirs) => {
        show(undefined)
        resolve(theirs)
      },
    })
  })

const Choices = ({ conflicts, answer }: Asked) => {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, whose: string) =>
    setTheirs((before) => new Set(whose === 'theirs' ? [...before, name] : [...before].filter((one) => one !== name)))
  return (
    <Stack gap="md">
      <Text size="md">Somebody else changed the same fields while you were editing. Choose what stays.</Text>
      {Object.entries(conflicts).map(([name, { yours, theirs: other }]) => (
        <Radio.Group
          key={name}
          label={fieldLabel(name)}
          value={theirs.has(name) ? 'theirs' : 'yours'}
          onChange={(whose) => choose(name, whose)}
        >
          <Stack gap={8} mt={6} style={{ overflowWrap: 'anywhere' }}>
            <Radio value="yours" label={`Yours: ${valueText(yours)}`} />
            <Radio value="theirs" label={`Theirs: ${valueText(other)}`} />
          </Stack>
        </Radio.Group>
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer(undefined)}>
          Back to editing
        </Button>
        <Button onClick={() => answer([...theirs])}>Save</Button>
      </Group>
    </Stack>
  )
}

/** The one place where the question appears. */
export const ConflictHost = () => {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
  return (
    <Modal
      opened={current !== undefined}
      onClose={() => current?.answer(undefined)}
      title="Changed by somebody else meanwhile"
      size="lg"
    >
      {current && <Choices {...current} />}
    </Modal>
  )
}
