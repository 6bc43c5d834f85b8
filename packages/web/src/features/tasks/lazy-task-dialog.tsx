import { type ComponentProps, lazy, Suspense } from 'react'

const Dialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }))

/** The task dialog. Its code loads with its first opening, so that the board loads faster. */
export const TaskDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
