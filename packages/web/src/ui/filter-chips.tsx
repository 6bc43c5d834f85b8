import { Button, Group, Pill } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import type { ListState } from '#lib/list-state'
import { clearedFilter, type FilterField, isFilterSet } from '#lib/filter-field'

const chipText = <S,>({ name, options, chipText: textOf }: FilterField<S>, values: S): ReactNode => {
  if (textOf === false) return undefined
  if (textOf) return textOf(values)
  return options?.find((one) => one.value === values[name])?.label
}

type Props<S> = { fields: FilterField<S>[]; state: ListState<S> }

/** The filters that are set, each as a chip that a click removes. */
export const FilterChips = <S,>({ fields, state }: Props<S>) => {
  const chips = fields.flatMap((field) => {
    const text = isFilterSet(field, state.values) ? chipText(field, state.values) : undefined
    return text === undefined ? [] : [{ field, text }]
  })
  if (chips.length === 0) return null

  const clear = (cleared: FilterField<S>[]) =>
    state.set(Object.assign({}, ...cleared.map((field) => clearedFilter(field))) as Partial<S>)

  return (
    <Group gap={6} role="group" aria-label="Active filters">
      {chips.map(({ field, text }) => (
        <Pill
          key={field.name}
          size="md"
          withRemoveButton
          onRemove={() => clear([field])}
          removeButtonProps={{
            'aria-label': `Remove the filter ${field.label}${typeof text === 'string' ? `: ${text}` : ''}`,
            'aria-hidden': false,
            tabIndex: 0,
          }}
        >
          {field.label}: <Suspense fallback="…">{text}</Suspense>
        </Pill>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={() => clear(chips.map(({ field }) => field))}>
        Clear all
      </Button>
    </Group>
  )
}
