import type { Listing } from '@registrar/domain/shared/listing'
import type { ComponentType, ReactNode } from 'react'
import type { ListState, ListStateOf } from './list-state.ts'

type FilterOption = { value: string | boolean; label: string }

/** What the control of a filter gets. Beside the search box it has no visible label. */
export type FilterControlProps<S> = ListState<S> & { label: string; isInline: boolean }

/** One filter of a list: a choice of options, or a control of its own. */
export type FilterField<S> = {
  /** its place in the address */
  name: keyof S & string
  label: string
  options?: FilterOption[]
  control?: ComponentType<FilterControlProps<S>>
  /** whether it also shows beside the search box, where the screen is wide enough */
  isInline?: boolean
  /** what an empty choice says; by default 'Any' */
  placeholder?: string
  /** filters that mean nothing without this one: they are cleared with it */
  dependents?: (keyof S & string)[]
  /** whether it narrows the list; by default whether it has a value */
  isSet?: (values: S) => boolean
  /** the text of a value on its chip; by default the label of its option; `false` for no chip */
  chipText?: false | ((values: S) => ReactNode)
}

/** Whether a filter is set. */
export const isFilterSet = <S>(field: FilterField<S>, values: S): boolean =>
  field.isSet ? field.isSet(values) : values[field.name] !== undefined

/** The part of the address that clears a filter, with those that depend on it. */
export const clearedFilter = <S>({ name, dependents = [] }: FilterField<S>): Partial<S> =>
  Object.fromEntries([name, ...dependents].map((one) => [one, undefined])) as Partial<S>

/** The options of a filter from a table of labels. */
export const filterOptions = (labels: Record<string, string>): FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

type FilterLooks<S> = { [K in keyof S]?: Omit<FilterField<S>, 'name' | 'label'> }

/** The filters that a list offers, in the declared order, with what the screen adds to each. */
export const filterFields = <const L extends Listing, S = ListStateOf<L>>(
  { filters }: L,
  looks: FilterLooks<NoInfer<S>> = {},
): FilterField<S>[] =>
  Object.entries(filters).flatMap(([field, filter]) => {
    if (!('label' in filter)) return []
    const name = field as keyof S & string
    const { label, options } = filter
    return [{ name, label, ...(options && { options }), ...looks[name] }]
  })
