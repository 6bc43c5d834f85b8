import { lazyAtFirstSign } from '#lib/lazy-at-first-sign'

/** The task dialog. Its code loads after the board, so that the board loads faster. */
export const TaskDialog = lazyAtFirstSign(async () => (await import('./task-dialog.tsx')).TaskDialog)
