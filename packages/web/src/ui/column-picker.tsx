import { Button, Checkbox, Popover, SimpleGrid } from '@mantine/core'
import { IconColumns } from '@tabler/icons-react'

type PickableColumn = { field: string; label: string }
type Props = { columns: PickableColumn[]; hidden: string[]; onChange: (hidden: string[]) => void }

/** Lets the user pick the columns that a wide list shows. */
export const ColumnPicker = ({ columns, hidden, onChange }: Props) => {
  const shown = columns.filter(({ field }) => !hidden.includes(field))
  const label = shown.length < columns.length ? `Columns (${shown.length} of ${columns.length})` : 'Columns'
  const pick = (fields: string[]) =>
    onChange(columns.map(({ field }) => field).filter((field) => !fields.includes(field)))

  return (
    <Popover width={420} position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns size={16} stroke={1.75} />}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" mah="70dvh" style={{ overflowY: 'auto' }} aria-label="Columns">
        <Checkbox.Group value={shown.map(({ field }) => field)} onChange={pick} aria-label="Columns shown">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing={10}>
            {columns.map((column) => (
              <Checkbox key={column.field} value={column.field} label={column.label} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        {hidden.length > 0 && (
          <Button variant="default" size="compact-sm" mt="sm" onClick={() => onChange([])}>
            Show all
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
