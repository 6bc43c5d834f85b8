import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'

/** A field's value of the moment in a form that keeps its values itself; only who asks is drawn again. */
export const useFieldValue = <V extends Record<string, unknown>, N extends keyof V & string>(
  form: UseFormReturnType<V>,
  name: N,
): V[N] => {
  const [value, setValue] = useState(form.getValues()[name])
  form.watch(name as never, ({ value: next }) => setValue(next as V[N]))
  return value
}
