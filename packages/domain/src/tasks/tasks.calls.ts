import * as z from 'zod'
import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { pageOf } from '../shared/page.ts'
import { newTask, task, taskChanges, taskEmail } from './task.ts'
import { taskSearchBody } from './task-listing.ts'

export const tasksCalls = {
  searchTasks: call({
    method: 'POST',
    path: '/task/search',
    summary: 'The task board: search, user, status, sort, page',
    body: taskSearchBody,
    answer: pageOf(task),
  }),
  exportTasks: exportCall('/task/export', 'All tasks that a search finds, as an XLSX or CSV file', taskSearchBody),
  createTask: call({
    method: 'POST',
    path: '/task',
    summary: 'Create a task',
    body: newTask,
    answer: z.object({ data: task }),
  }),
  findTask: call({ method: 'GET', path: '/task/:id', summary: 'One task', answer: task }),
  updateTask: call({
    method: 'PUT',
    path: '/task/:id',
    summary: 'Change the fields sent',
    body: taskChanges,
    answer: task,
  }),
  removeTask: call({
    method: 'DELETE',
    path: '/task/:id',
    summary: 'Delete a task',
  }),
  sendTask: call({
    method: 'PUT',
    path: '/task/send/:id',
    summary: 'Email a task to users',
    body: taskEmail,
  }),
}
