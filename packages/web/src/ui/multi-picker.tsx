import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useState } from 'react'
import { byName, useEnter } from './picker.tsx'

/** A `Picker` of several options. */
export const MultiPicker = (props: MultiSelectProps) => {
  const [typed, setTyped] = useState('')
  const enter = useEnter(typed.trim() !== '', false)

  return <MultiSelect searchable filter={byName} {...props} {...enter.props} onSearchChange={setTyped} />
}
