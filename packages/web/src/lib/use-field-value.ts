import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'

/** The current value of a field in an uncontrolled form. Only the component that calls it renders again. */
export const useFieldValue = <V extends Record<string, unknown>, N extends keyof V & string>(
  form: UseFormReturnType<V>,
  name: N,
): V[N] => {
  const [value, setValue] = useState(form.getValues()[name])
  form.watch(name as never, ({ value: next }) => setValue(next as V[N]))
  // A reloaded record may have set the field before this render's `watch` was registered.
  // oxlint-disable-next-line react/set-state-in-effect, react-hooks/exhaustive-deps
  useEffect(() => setValue(form.getValues()[name]))
  return value
}
