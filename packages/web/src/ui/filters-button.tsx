import { Button, FocusTrap, Popover, Skeleton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { ListState } from '#lib/list-state'
import classes from './list-page.module.css'
import { FilterControl } from './filter-control.tsx'
import { type FilterField, isFilterSet } from '#lib/filter-field'

type Props<S> = { fields: FilterField<S>[]; state: ListState<S> }

/** The button that opens the filters of a list that are not beside its search box, and says how many are set. Each takes effect at once. */
export const FiltersButton = <S,>({ fields, state }: Props<S>) => {
  const count = fields.filter((field) => isFilterSet(field, state.values)).length

  return (
    <Popover width={520} position="bottom-start" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />}>
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" aria-label="Filters">
        {/* The focus starts on the panel: the first field would open its list over the others. */}
        <FocusTrap.InitialFocus />
        <Suspense fallback={<Skeleton h={240} />}>
          <div className={classes.filterPanel}>
            {fields.map((field) => (
              <FilterControl key={field.name} field={field} state={state} isInline={false} />
            ))}
          </div>
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
