import { type ComponentProps, lazy, Suspense } from 'react'
import type { MergeDialog as Dialog } from './merge-dialog.tsx'

const Loaded = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

/** The dialog that merges two records. Its code loads when it first opens. */
export const MergeDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
