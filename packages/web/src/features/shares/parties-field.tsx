import { Button, Group, Input, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { OrganizationSelect } from '#features/organizations'
import { PersonSelect } from '#features/people'
import { useRows } from '#lib/use-rows'
import { RemoveRowButton } from '#ui/icon-button'

/** Somebody who gives or takes shares, before a person or a company is chosen. */
export type ChosenParty = { kind: 'person' | 'company'; id: string | null }

export const NOBODY: ChosenParty = { kind: 'person', id: null }

const kinds = [
  { value: 'person', label: 'Person' },
  { value: 'company', label: 'Company' },
]

type Props = {
  label: string
  error: string | undefined
  value: ChosenParty[]
  onChange: (value: ChosenParty[]) => void
}

/** Those who give or take shares. Several hold jointly (SHARE-2). */
export const PartiesField = ({ label, error, value, onChange }: Props) => {
  const { rows, add } = useRows(value, onChange)

  return (
    <Stack gap={6}>
      {rows.map(({ key, value: party, change, remove }, index) => {
        const name = index === 0 ? label : `${label}, jointly with`
        const select = {
          label: name,
          required: true,
          value: party.id,
          onChange: (id: string | null) => change({ id }),
        }
        return (
          <Group key={key} align="flex-end" gap="xs" role="group" aria-label={`${label} ${index + 1}`}>
            <SegmentedControl
              size="xs"
              aria-label={`Kind of ${name}`}
              data={kinds}
              value={party.kind}
              onChange={(kind) => change({ kind: kind === 'company' ? 'company' : 'person', id: null })}
            />
            <div style={{ flex: 1, minWidth: 180 }}>
              {party.kind === 'person' ? <PersonSelect {...select} /> : <OrganizationSelect {...select} />}
            </div>
            {index > 0 && <RemoveRowButton label={`Remove ${label} ${index + 1}`} onClick={remove} />}
          </Group>
        )
      })}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <Group>
        <Button variant="subtle" size="compact-xs" leftSection={<IconPlus size={14} />} onClick={() => add(NOBODY)}>
          Joint holder
        </Button>
      </Group>
    </Stack>
  )
}
