import { type OptionsFilter, Select, type SelectProps } from '@mantine/core'
import { foldText, hasEachWord } from '@registrar/domain/shared/fold-text'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'

/** The options whose names have what is typed. One that is named exactly so comes first, where Enter chooses it. */
export const byName = <V extends string>({ options, search }: Parameters<OptionsFilter<V>>[0]) => {
  const isExact = (one: (typeof options)[number]) => 'label' in one && foldText(one.label) === foldText(search.trim())
  const found = options.filter((one) => !('label' in one) || hasEachWord(one.label, search))
  return found.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
}

const findOption = (field: HTMLElement, selector: string) =>
  document.getElementById(field.getAttribute('aria-controls') ?? '')?.querySelector<HTMLElement>(selector) ?? undefined

const findMarked = (field: HTMLElement) => findOption(field, '[data-combobox-selected]')

const findFirst = (field: HTMLElement) => findOption(field, '[data-combobox-option]:not([data-combobox-disabled])')

/**
 * How Enter works in each picker (UI-17): the first hit of a typed text is marked as soon as `hasHits`, Enter chooses the marked
 * option, and while the list is open Enter does nothing else. An Enter that comes before the hits chooses the first of them. The
 * library gets no Enter while the list is open: the option that it counts as chosen is for moments another than the marked one.
 */
export const useEnter = (hasHits: boolean, isLoadingHits: boolean) => {
  // The list that opens with the first letter is on the page only after the render of that letter.
  const isListReady = useDeferredValue(hasHits)
  const isFirstMarked = hasHits && isListReady
  const isListComing = isLoadingHits || (hasHits && !isListReady)
  /** the field in which Enter was pressed before the first hit was on the page */
  const waitingField = useRef<HTMLElement>(null)

  useEffect(() => {
    const field = waitingField.current
    if (!field || isListComing) return

    waitingField.current = null
    if (field === document.activeElement) findFirst(field)?.click()
  }, [isListComing, isFirstMarked])

  const chooseByEnter = (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event
    if (key !== 'Enter' || nativeEvent.isComposing) return
    if (!(target instanceof HTMLElement) || target.ariaExpanded !== 'true') return

    // The dialog around the field is not submitted.
    event.preventDefault()
    event.stopPropagation()
    const option = findMarked(target) ?? (hasHits && !isLoadingHits ? findFirst(target) : undefined)
    if (option) option.click()
    else if (isListComing) waitingField.current = target
  }

  return {
    forgetEnter: () => {
      waitingField.current = null
    },
    props: { selectFirstOptionOnChange: isFirstMarked, wrapperProps: { onKeyDownCapture: chooseByEnter } },
  }
}

type Hits = {
  /** whether the options are what the typed text finds; by default, whether something is typed */
  hasHits?: boolean
  /** whether the hits of the typed text still load */
  isLoadingHits?: boolean
}

/** A select in which the user types to find an option by its name, as in a search box (LIST-3). */
export const Picker = <V extends string = string>(props: SelectProps<V> & Hits) => {
  const { hasHits, isLoadingHits = false, onSearchChange, ...rest } = props
  const [typed, setTyped] = useState('')
  const enter = useEnter(hasHits ?? typed.trim() !== '', isLoadingHits)

  return (
    <Select
      searchable
      filter={byName}
      {...rest}
      {...enter.props}
      onSearchChange={(text) => {
        setTyped(text)
        enter.forgetEnter()
        onSearchChange?.(text)
      }}
    />
  )
}
