import { Text, TextInput, type TextInputProps } from '@mantine/core'
import { readEmailAddresses } from '@registrar/domain/shared/email-address'
import { useState } from 'react'

const isDoubtful = (text: string) => readEmailAddresses(text).state === 'unreadable'

/**
 * An input of an email address, or of several with commas or semicolons between them. It warns about text that does not look like one, but
 * keeps it (UI-10).
 */
export const EmailField = ({ onInput, onBlur, ...props }: TextInputProps) => {
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  const text = String(props.value ?? typed)
  const [isLeft, setLeft] = useState(true)

  return (
    <TextInput
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        isLeft &&
        isDoubtful(text) && (
          <Text span size="xs" c="var(--app-amber-text)" role="status">
            This does not look like an email address.
          </Text>
        )
      }
      onInput={(event) => {
        setTyped(event.currentTarget.value)
        setLeft(false)
        onInput?.(event)
      }}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
    />
  )
}
