import { MultiSelect, type MultiSelectProps } from '@mantine/core'

type Props<K extends string> = Pick<MultiSelectProps, 'w' | 'miw' | 'maw' | 'flex'> & {
  kinds: readonly K[]
  labels: Record<K, string>
  value: K[]
  onChange: (kinds: K[]) => void
  /** what shows while no kind is chosen */
  placeholder?: string
}

/** Chooses some of the kinds that a list holds. None chosen means all of them. */
export const KindsFilter = <K extends string>({
  kinds,
  labels,
  value,
  placeholder = 'All kinds',
  ...props
}: Props<K>) => (
  <MultiSelect
    aria-label="Kinds"
    placeholder={value.length === 0 ? placeholder : undefined}
    data={kinds.map((kind) => ({ value: kind, label: labels[kind] }))}
    value={value}
    clearable
    {...props}
  />
)
