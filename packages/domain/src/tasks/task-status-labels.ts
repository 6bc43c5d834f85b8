import type { TaskStatus } from './task.ts'

/** The status 'TO DO' is written TODO in headers, badges and exports (TASK-1). */
export const taskStatusLabels: Record<TaskStatus, string> = {
  'TO DO': 'TODO',
  'IN PROGRESS': 'IN PROGRESS',
  DONE: 'DONE',
}
