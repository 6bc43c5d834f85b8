import { Button, FocusTrap, Group, Pill, Popover, Skeleton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { UserName } from '#features/users'
import { filterChipText, without } from './organization-filter-fields.ts'
import type { OrganizationFilters } from './organization-list-search.ts'

// The calendars come with the panel, not with the list.
const OrganizationFilterPanel = lazy(async () => ({
  default: (await import('./organization-filter-panel.tsx')).OrganizationFilterPanel,
}))

type Props = { filters: OrganizationFilters; onChange: (patch: OrganizationFilters) => void }

const inPanel = [
  'followUp',
  'deadline',
  'creationStatus',
  'status',
  'arDate',
  'latePaidReminders',
  'bilan',
  'finotor',
] as const

/** The panel of all filters, behind one button that says how many are set. */
export const OrganizationFiltersButton = ({ filters, onChange }: Props) => {
  const set = inPanel.filter((name) => filters[name] !== undefined).length

  return (
    <Popover width={520} position="bottom-start" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />}>
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" aria-label="Filters">
        {/* The first field would open its list over the others. */}
        <FocusTrap.InitialFocus />
        <Suspense fallback={<Skeleton h={340} />}>
          <OrganizationFilterPanel filters={filters} onChange={onChange} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The filters in force, each of which a click takes away. */
export const OrganizationFilterChips = ({ filters, onChange }: Props) => {
  const chips = ([...inPanel, 'user'] as const).flatMap((name) => {
    const words = filterChipText(name, filters)
    return words ? [{ name, words }] : []
  })
  if (chips.length === 0) return null
  const clearAll = () => onChange(Object.assign({}, ...chips.map(({ name }) => without(name))) as OrganizationFilters)

  return (
    <Group gap={6} role="group" aria-label="Active filters">
      {chips.map(({ name, words }) => (
        <Pill
          key={name}
          size="md"
          withRemoveButton
          onRemove={() => onChange(without(name))}
          removeButtonProps={{ 'aria-label': `Remove the filter ${words.trim()}`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {words}
          {name === 'user' && <UserName id={filters.user ?? ''} />}
        </Pill>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={clearAll}>
        Clear all
      </Button>
    </Group>
  )
}
