import { MultiSelect, type MultiSelectProps, type OptionsFilter, Select, type SelectProps } from '@mantine/core'
import { hasEachWord } from '@registrar/domain/shared/fold-text'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'

const byName = <V extends string>({ options, search }: Parameters<OptionsFilter<V>>[0]) =>
  options.filter((one) => !('label' in one) || hasEachWord(one.label, search))

const keepEnterInList = (event: KeyboardEvent) => {
  const { target, key } = event
  if (key !== 'Enter' || !(target instanceof HTMLElement) || target.ariaExpanded !== 'true') return

  // The dialog around the field is not submitted.
  event.preventDefault()
  const list = document.getElementById(target.getAttribute('aria-controls') ?? '')
  // The library would choose the first option although it is not marked.
  if (!list?.querySelector('[data-combobox-selected]')) event.stopPropagation()
}

/**
 * How Enter works in each picker (UI-17): the first hit of a typed text is marked as soon as `hasHits`, Enter chooses the marked
 * option, and while the list is open Enter does nothing else.
 */
const useEnter = (hasHits: boolean) => {
  // The list that opens with the first letter is on the page only after the render of that letter.
  const isListReady = useDeferredValue(hasHits)

  return { selectFirstOptionOnChange: hasHits && isListReady, wrapperProps: { onKeyDownCapture: keepEnterInList } }
}

type Hits = {
  /** whether the options are what the typed text finds; by default, whether something is typed */
  hasHits?: boolean
}

/** A select in which the user types to find an option by its name, as in a search box (LIST-3). */
export const Picker = <V extends string = string>({ hasHits, onSearchChange, ...props }: SelectProps<V> & Hits) => {
  const [typed, setTyped] = useState('')
  const enter = useEnter(hasHits ?? typed.trim() !== '')

  return (
    <Select
      searchable
      filter={byName}
      {...props}
      {...enter}
      onSearchChange={(text) => {
        setTyped(text)
        onSearchChange?.(text)
      }}
    />
  )
}

/** A `Picker` of several options. */
export const MultiPicker = (props: MultiSelectProps) => {
  const [typed, setTyped] = useState('')
  const enter = useEnter(typed.trim() !== '')

  return <MultiSelect searchable filter={byName} {...props} {...enter} onSearchChange={setTyped} />
}
