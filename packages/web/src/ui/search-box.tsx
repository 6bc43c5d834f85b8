import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { MAX_SEARCH_LENGTH } from '@registrar/domain/shared/page'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { DEBOUNCE_MS } from '#lib/debounce'
import { usePageKeys } from '#lib/use-page-keys'

type Props = {
  value: string
  onChange: (value: string) => void
  placeholder: string
  hasShortcut?: boolean
  /** goes on to what is found for the text in the box, which is searched at once */
  onArrowDown?: (typed: string) => void
}

/** A search box. It searches 300 ms after the last key; `/` focuses it and Escape clears it. */
export const SearchBox = ({ value, onChange, placeholder, hasShortcut = true, onArrowDown }: Props) => {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  const send = useDebouncedCallback((next: string) => {
    sent.current = next
    onChange(next)
  }, DEBOUNCE_MS)

  // Back or a cleared filter changes the value from outside. The value that we sent ourselves must not undo what was typed
  // since.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])

  usePageKeys(hasShortcut ? [['/', () => input.current?.focus()]] : [])

  const type = (next: string) => {
    setTyped(next)
    send(next)
  }

  return (
    <TextInput
      ref={input}
      type="search"
      maxLength={MAX_SEARCH_LENGTH}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== '') type('')
        if (event.key === 'ArrowDown' && onArrowDown) {
          send.flush()
          onArrowDown(typed)
        }
      }}
      placeholder={placeholder}
      aria-label={placeholder}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      rightSection={
        typed ? (
          <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />
        ) : (
          hasShortcut && (
            <Kbd size="xs" visibleFrom="sm">
              /
            </Kbd>
          )
        )
      }
      // A box without the `/` key is in a dialog that is opened to search, so it gets the focus.
      data-autofocus={!hasShortcut || undefined}
      w={{ base: '100%', xs: 320 }}
    />
  )
}
