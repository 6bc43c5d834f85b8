import { chance, idOf, createdAt, randomInteger, oneOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'
import { words } from './words.ts'

/** The number of open tasks at any scale: as many as a team can work on. They are spread over the years. */
const OPEN_TASKS = 2_000

const titles = ['Call', 'Write to', 'Chase the invoice of', 'Collect the proof of address of', 'File the B1 of', 'Meet', 'Renew the mandate of']
const descriptions = [
  'Waiting for an answer since Monday; call again on Thursday.',
  'The utility bill is older than three months, a new one is needed.',
  'Signed by one director, the other is travelling until the end of the month.',
  'See the attached letter of the Companies Registration Office.',
]

const perTask = { count: (totals: { tasks: number }) => totals.tasks }
const series = 'from generate_series($1::bigint, $2::bigint) i'
const isOpen = (total: number) => `(i % ${Math.floor(total / OPEN_TASKS)} = 0)`

export const tasks: TableFiller = {
  table: 'tasks',
  ...perTask,
  insert: ({ tasks: total, organizations, people }) => `
    insert into tasks (id, title, description, status, organization_id, person_id, due_on, created_at, updated_at, deleted_at)
    select ${idOf('tasks', total)}, ${oneOf(200, titles)} || ' ' || ${oneOf(201, words.places)} || ' ' || ${oneOf(202, words.trades)},
      case when ${chance(203, 0.7)} then ${oneOf(204, descriptions)} end,
      case when not ${isOpen(total)} then 'DONE' when ${chance(205, 0.6)} then 'TO DO' else 'IN PROGRESS' end,
      case when ${chance(206, 0.8)} then ${idOf('organizations', organizations, `(1 + ${randomInteger(207, organizations)})`)} end,
      case when ${chance(208, 0.4)} then ${idOf('people', people, `(1 + ${randomInteger(209, people)})`)} end,
      case when ${isOpen(total)} then date '2026-10-01' + ${randomInteger(215, 120)} end,
      ${createdAt(total)}, ${createdAt(total)} + interval '1 day' * ${randomInteger(210, 60)},
      case when ${chance(211, 0.02)} and not ${isOpen(total)} then ${createdAt(total)} + interval '90 days' end
    ${series}`,
}

export const taskUsers: TableFiller = {
  table: 'task_users',
  ...perTask,
  insert: ({ tasks: total, users }) => `
    insert into task_users (task_id, user_id, position)
    select ${idOf('tasks', total)}, ${idOf('users', users, `(1 + (${randomInteger(212, users, 1.5)} + n * 7) % ${users})`)}, n
    ${series}, generate_series(0, ${randomInteger(213, 3, 2)}) n`,
}

export const taskFiles: TableFiller = {
  table: 'task_files',
  ...perTask,
  insert: ({ tasks: total }) => `
    insert into task_files (task_id, position, url)
    select ${idOf('tasks', total)}, n, '/file/' || md5(i || 't' || n) || '/letter-' || n || '.pdf'
    ${series}, generate_series(0, ${randomInteger(214, 3, 2)} - 1) n`,
}
