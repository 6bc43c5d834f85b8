import { Button, Group, Pill, Popover, Select, SimpleGrid, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { chipOf, choices } from './organization-filter-fields.ts'
import type { OrganizationFilters } from './organization-list-search.ts'

type Props = { filters: OrganizationFilters; onChange: (patch: OrganizationFilters) => void }

const names = [
  'followUp',
  'deadline',
  'creationStatus',
  'status',
  'arDate',
  'latePaidReminders',
  'bilan',
  'finotor',
] as const

/** What must change with a filter: a deadline needs its follow-up, a month its column. */
const without = (name: keyof OrganizationFilters): OrganizationFilters => ({
  [name]: undefined,
  ...(name === 'followUp' && { deadline: undefined }),
  ...(name === 'arDate' && { arColumn: undefined }),
})

const Choice = ({ name, filters, onChange }: Props & { name: keyof typeof choices }) => {
  const { label, options } = choices[name]
  const value = filters[name]
  const choose = (chosen: string | null) => {
    if (chosen === null) onChange(without(name))
    else onChange({ [name]: name === 'status' ? chosen === 'true' : chosen })
  }
  return (
    <Select
      label={label}
      placeholder="Any"
      data={options}
      value={value === undefined ? null : String(value)}
      onChange={choose}
      clearable
      searchable={options.length > 6}
      openOnFocus={false}
      comboboxProps={{ withinPortal: false }}
    />
  )
}

/** The panel of all filters, behind one button that says how many are set. */
export const OrganizationFiltersButton = ({ filters, onChange }: Props) => {
  const set = names.filter((name) => filters[name] !== undefined).length
  return (
    <Popover width={520} position="bottom-start" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />}>
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" aria-label="Filters">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          <Choice name="followUp" filters={filters} onChange={onChange} />
          <TextInput
            type="date"
            label="Deadline on or before"
            disabled={!filters.followUp}
            description={filters.followUp ? undefined : 'Select a follow-up first'}
            value={filters.deadline ?? ''}
            onChange={(event) => onChange({ deadline: event.currentTarget.value || undefined })}
          />
          <Choice name="creationStatus" filters={filters} onChange={onChange} />
          <Choice name="status" filters={filters} onChange={onChange} />
          <Choice name="arColumn" filters={filters} onChange={onChange} />
          <TextInput
            type="month"
            label="AR month"
            placeholder="yyyy-mm"
            value={filters.arDate ?? ''}
            onChange={(event) =>
              onChange({ arDate: event.currentTarget.value || undefined, arColumn: filters.arColumn ?? 'firstAr' })
            }
          />
          <Choice name="latePaidReminders" filters={filters} onChange={onChange} />
          <Choice name="bilan" filters={filters} onChange={onChange} />
          <Choice name="finotor" filters={filters} onChange={onChange} />
        </SimpleGrid>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The filters in force, each of which a click takes away. */
export const OrganizationFilterChips = ({ filters, onChange }: Props) => {
  const chips = names.flatMap((name) => {
    const words = chipOf(name, filters)
    return words ? [{ name, words }] : []
  })
  if (chips.length === 0) return null
  const clearAll = () => onChange(Object.assign({}, ...names.map(without)) as OrganizationFilters)
  return (
    <Group gap={6} mb="sm">
      {chips.map(({ name, words }) => (
        <Pill
          key={name}
          withRemoveButton
          onRemove={() => onChange(without(name))}
          removeButtonProps={{ 'aria-label': `Remove the filter ${words}`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {words}
        </Pill>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={clearAll}>
        Clear all
      </Button>
    </Group>
  )
}
