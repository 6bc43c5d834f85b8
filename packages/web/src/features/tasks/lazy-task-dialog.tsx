import { type ComponentProps, lazy, Suspense } from 'react'

const Dialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }))

/** The dialog of a task, whose code is loaded when it is first opened: the board is there sooner. */
export const TaskDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
