export { handOverTasks } from './hand-over-tasks.commands.ts'
export { createTask, updateTask } from './tasks.commands.ts'
export { taskRestorer } from './task-restorer.ts'
export { tasksRoutes } from './tasks.routes.ts'
