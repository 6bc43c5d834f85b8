import { Loader, type SelectProps, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { hasEachWord } from '@registrar/domain/shared/fold-text'
import { type UIEvent, useState } from 'react'
import { DEBOUNCE_MS } from '#lib/debounce'
import type { SelectOption } from '#lib/record-option'
import { Picker } from './picker.tsx'

/** Pixels from the end of the options at which more of them load. */
const NEAR_THE_END = 80

/**
 * The text box of a `SearchSelect`: what is typed, and what to search for. `chosenName` is empty until it is known; `extra` are
 * options that are shown before those that are searched.
 */
export const useSearchText = (chosenName: string, extra: SelectOption[] = []) => {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  // Until the user types, the box holds the name of the chosen option, which is not a search.
  const isSearch = typed !== chosenName && extra.every((one) => one.label !== typed)
  const latest = isSearch ? typed.trim() : ''
  const [search] = useDebouncedValue(latest, DEBOUNCE_MS)

  return { chosenName, extra, typed, setTyped, isOpen, setOpen, latest, search }
}

export type SearchSelectProps = Omit<
  SelectProps,
  'data' | 'value' | 'onChange' | 'searchValue' | 'onSearchChange' | 'filter'
> & {
  value: string | null
  onChange: (id: string | null, name: string | null) => void
}

type Props = SearchSelectProps & {
  text: ReturnType<typeof useSearchText>
  /** what the search finds; `isPlaceholderData`: the options still belong to the search before */
  found: { options: SelectOption[]; isFetching: boolean; isPlaceholderData: boolean; loadMore?: () => void }
}

const Option = ({ label, hint }: Pick<SelectOption, 'label' | 'hint'>) => (
  <div style={{ overflowWrap: 'anywhere' }}>
    {label}
    {hint && (
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    )}
  </div>
)

/** A select whose options the server searches. While a search runs, it offers those of the known options that match. */
export const SearchSelect = ({ value, onChange, text, found, ...rest }: Props) => {
  const isDebouncing = text.latest !== text.search
  const isSearching = isDebouncing || found.isFetching
  const isOutdated = isDebouncing || found.isPlaceholderData
  const isMatch = ({ label }: SelectOption) => hasEachWord(label, text.latest)
  const matching = isOutdated ? found.options.filter(isMatch) : found.options
  const options = [...text.extra.filter(isMatch), ...matching]
  // The box takes its text from an option. This one is not offered, because the search has not found it.
  const isOffered = value === null || options.some((one) => one.value === value)
  const data = isOffered ? options : [...options, { value, label: text.chosenName }]

  const hasHits = text.latest !== '' && !isOutdated && options.length > 0

  const loadMoreNearTheEnd = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const hiddenBelow = list.scrollHeight - list.scrollTop - list.clientHeight
    if (hiddenBelow < NEAR_THE_END) found.loadMore?.()
  }

  return (
    <Picker
      {...rest}
      {...(isSearching && { nothingFoundMessage: 'Searching…' })}
      data={data}
      value={value}
      onChange={(id, option) => onChange(id, option?.label ?? null)}
      searchValue={text.typed}
      onSearchChange={text.setTyped}
      onDropdownOpen={() => text.setOpen(true)}
      onDropdownClose={() => text.setOpen(false)}
      filter={() => options}
      renderOption={({ option }) => <Option {...option} />}
      hasHits={hasHits}
      isLoadingHits={isSearching && !hasHits}
      attributes={{ options: { onScroll: loadMoreNearTheEnd } }}
      rightSection={text.isOpen && isSearching ? <Loader size={14} /> : undefined}
    />
  )
}
