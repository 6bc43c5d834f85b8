import { lazyWhenIdle } from '#lib/lazy-when-idle'

/** The task dialog. Its code loads after the board, so that the board loads faster. */
export const TaskDialog = lazyWhenIdle(async () => (await import('./task-dialog.tsx')).TaskDialog)
