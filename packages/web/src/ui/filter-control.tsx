import type { ListState } from '#lib/list-state'
import { clearedFilter, type FilterField } from '#lib/filter-field'
import { Picker } from './picker.tsx'

const MANY = 6

type Props<S> = { field: FilterField<S>; state: ListState<S>; isInline: boolean }

/** The control of one filter: its own, or a select of its options. */
export const FilterControl = <S,>({ field, state, isInline }: Props<S>) => {
  const { name, label, options = [], control: Control, placeholder = 'Any' } = field
  if (Control) return <Control {...state} label={label} isInline={isInline} />

  const value = state.values[name]
  const choose = (chosen: string | null) => {
    const option = options.find((one) => String(one.value) === chosen)
    state.set(option ? ({ [name]: option.value } as Partial<S>) : clearedFilter(field))
  }

  return (
    <Picker
      {...(isInline ? { 'aria-label': label, w: 210 } : { label, comboboxProps: { withinPortal: false } })}
      placeholder={placeholder}
      data={options.map((one) => ({ ...one, value: String(one.value) }))}
      value={value === undefined ? null : String(value)}
      onChange={choose}
      clearable
      searchable={options.length > MANY}
    />
  )
}
