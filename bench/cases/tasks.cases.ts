import { taskStatuses } from '@registrar/domain/tasks/task'
import type { TaskSearchInput } from '@registrar/domain/tasks/task-listing'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

/** How many cards a column of the board shows first. */
const CARDS = 7

const search = (body: TaskSearchInput): Step[] => [step(tasksCalls.searchTasks, { body })]
const column = (query: TaskSearchInput): Step[][] =>
  taskStatuses.map((status) => search({ status, limit: CARDS, sortField: 'updatedAt', sortOrder: 'desc', ...query }))

export const tasksCases: BenchCase[] = [
  { name: 'tasks: columns of the board', variants: () => column({}), target: targets.anyList },
  {
    name: 'tasks: columns of one user',
    variants: ({ users }) => users.flatMap((user) => column({ user })),
    target: targets.anyList,
  },
  {
    name: 'tasks: columns of a search',
    variants: () => ['liffey', 'utility bill', 'e'].flatMap((text) => column({ search: text })),
    target: targets.anyList,
  },
  {
    name: 'tasks: one',
    variants: ({ tasks }) => tasks.map((id) => [step(tasksCalls.findTask, { params: { id } })]),
    target: targets.none,
  },
]
