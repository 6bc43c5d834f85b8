import { taskListing } from '@registrar/domain/tasks/task-listing'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { baseUrlOf } from '#features/files'
import { today } from '#platform/clock'
import { listSource } from '#platform/export/list-source'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { taskList } from './task.list.ts'
import { sendTask } from './task-email.commands.ts'
import { createTask, removeTask, updateTask } from './tasks.commands.ts'
import { findTask, searchTasks } from './tasks.queries.ts'
import { taskRow } from './tasks.row.ts'

export const tasksRoutes = (routes: Routes): void => {
  const { serve } = routes

  serve(tasksCalls.searchTasks, ({ db, body, config }) => searchTasks(db, body, today(config.timeZone)))

  serveExport(routes, tasksCalls.exportTasks, {
    list: taskListing,
    source: listSource(taskList, taskRow),
  })

  serve(tasksCalls.createTask, async ({ db, body, session }) => ({ data: await createTask(db, body, session) }))

  serve(tasksCalls.findTask, ({ db, params }) => findTask(db, params.id))

  serve(tasksCalls.updateTask, ({ db, params, body, session }) => updateTask(db, params.id, body, session))

  serve(tasksCalls.removeTask, ({ db, params, session }) => removeTask(db, params.id, session))

  serve(tasksCalls.sendTask, ({ db, params, body, config, request, session }) =>
    sendTask(db, params.id, body, { config, baseUrl: baseUrlOf(config, request), session }),
  )
}
