import { Button, FocusTrap, Group, Pill, Popover, Skeleton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { UserName } from '#features/users'
import { clearFilter, filterChipText } from './organization-filter-fields.ts'
import type { OrganizationFilters } from './organization-list-search.ts'

// Loaded when it opens: the calendars would weigh on the list.
const OrganizationFilterPanel = lazy(async () => ({
  default: (await import('./organization-filter-panel.tsx')).OrganizationFilterPanel,
}))

type Props = { filters: OrganizationFilters; onChange: (patch: OrganizationFilters) => void }

const panelFilters = [
  'followUp',
  'deadline',
  'creationStatus',
  'status',
  'arDate',
  'latePaidReminders',
  'bilan',
  'finotor',
] as const

/** The button that opens the panel of filters, and says how many are set. */
export const OrganizationFiltersButton = ({ filters, onChange }: Props) => {
  const setCount = panelFilters.filter((name) => filters[name] !== undefined).length

  return (
    <Popover width={520} position="bottom-start" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />}>
          {setCount > 0 ? `Filters (${setCount})` : 'Filters'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" aria-label="Filters">
        {/* The focus starts on the panel: the first field would open its list over the others. */}
        <FocusTrap.InitialFocus />
        <Suspense fallback={<Skeleton h={340} />}>
          <OrganizationFilterPanel filters={filters} onChange={onChange} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The filters that are set, each as a chip that a click removes. */
export const OrganizationFilterChips = ({ filters, onChange }: Props) => {
  const chips = ([...panelFilters, 'user'] as const).flatMap((name) => {
    const text = filterChipText(name, filters)
    return text ? [{ name, text }] : []
  })
  if (chips.length === 0) return null
  const clearAll = () =>
    onChange(Object.assign({}, ...chips.map(({ name }) => clearFilter(name))) as OrganizationFilters)

  return (
    <Group gap={6} role="group" aria-label="Active filters">
      {chips.map(({ name, text }) => (
        <Pill
          key={name}
          size="md"
          withRemoveButton
          onRemove={() => onChange(clearFilter(name))}
          removeButtonProps={{ 'aria-label': `Remove the filter ${text.trim()}`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {text}
          {name === 'user' && <UserName id={filters.user ?? ''} />}
        </Pill>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={clearAll}>
        Clear all
      </Button>
    </Group>
  )
}
