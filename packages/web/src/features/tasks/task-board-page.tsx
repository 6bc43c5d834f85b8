import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { taskStatuses } from '@registrar/domain/tasks/task'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { taskBulk } from '#features/bulk'
import { UserFilter, userOptionsQuery } from '#features/users'
import { useMay } from '#lib/may'
import { useErrorToast } from '#lib/use-error-toast'
import { ExportButton } from '#ui/export-button'
import { ListPage } from '#ui/list-page'
import { SearchBox } from '#ui/search-box'
import { Empty, Failed } from '#ui/states'
import { CreateTask } from './create-task.tsx'
import { CreateTaskForRecord } from './create-task-for-record.tsx'
import { EditTask } from './edit-task.tsx'
import { organizationOptionsQuery, personOptionsQuery } from './record-options.ts'
import classes from './task-board.module.css'
import { TaskBulkBar } from './task-bulk-bar.tsx'
import { TaskColumn } from './task-column.tsx'
import { useBoardSelection } from './use-board-selection.ts'
import { useMoveTaskWithUndo } from './use-move-task-with-undo.ts'

const route = getRouteApi('/staff/task/{-$id}')

// The tasks are searched when users, organizations and people are loaded and none of them is empty (TASK-5).
const usePickerLists = () => {
  const users = useQuery(userOptionsQuery)
  const organizations = useQuery(organizationOptionsQuery(''))
  const people = useQuery(personOptionsQuery(''))

  useErrorToast(organizations.error, 'No organizations found')

  const all = [users, organizations, people]

  return {
    users: users.data ?? [],
    isReady: all.every(({ data }) => data !== undefined && data.length > 0),
    isEmpty: all.every(({ data }) => data) && all.some(({ data }) => data?.length === 0),
    isFailed: all.some(({ data, error }) => error && !data),
    refetch: () => all.map((list) => list.refetch()),
  }
}

/** The task board. With an id in the address, the dialog of that task is open (TASK-4). */
export const TaskBoardPage = () => {
  const { id } = route.useParams()
  const { search = '', user = null, newTaskOrganization, newTaskPerson } = route.useSearch()
  const navigate = useNavigate()
  const lists = usePickerLists()
  const move = useMoveTaskWithUndo()
  const [movedByMenu, setMovedByMenu] = useState<string>()
  const selection = useBoardSelection(`${search}/${user}`)
  const mayChange = useMay(taskBulk.call)
  const firstNames = new Map(lists.users.map((one) => [one._id, one.firstName]))

  const open = (task: string | undefined) =>
    void navigate({
      to: '/task/{-$id}',
      params: { id: task },
      search: { search: search || undefined, user: user ?? undefined },
      resetScroll: false,
    })

  const close = useCallback(
    () =>
      void navigate({
        to: '/task/{-$id}',
        params: { id: undefined },
        search: (before: object) => ({ ...before, newTaskOrganization: undefined, newTaskPerson: undefined }),
        resetScroll: false,
      }),
    [navigate],
  )

  const setFilters = (patch: { search?: string | undefined; user?: string | undefined }) =>
    void navigate({
      to: '/task/{-$id}',
      params: { id },
      search: (before: object) => ({ ...before, ...patch }),
      replace: true,
    })

  return (
    <ListPage
      title="Tasks"
      actions={
        <>
          <ExportButton call={tasksCalls.exportTasks} body={{ search, user }} />
          <CreateTask onCreated={open} />
        </>
      }
      filters={
        <>
          <SearchBox
            value={search}
            onChange={(typed) => setFilters({ search: typed || undefined })}
            placeholder="Search tasks..."
          />
          <UserFilter
            label="User"
            placeholder="Select a user..."
            isInline
            values={{ user: user ?? undefined }}
            set={setFilters}
          />
        </>
      }
    >
      {lists.isFailed && (
        <Failed message="Users, organizations or people could not be loaded." onRetry={() => lists.refetch()} />
      )}
      {lists.isEmpty && <Empty>The board opens when there is at least one organization and one person.</Empty>}
      {!lists.isFailed && !lists.isEmpty && (
        <>
          {mayChange && <TaskBulkBar selection={selection} filters={{ search, user }} />}
          <div className={classes.board}>
            {taskStatuses.map((status) => (
              <TaskColumn
                key={`${status}/${search}/${user}`}
                status={status}
                filters={{ search, user }}
                isReady={lists.isReady}
                firstNameOf={({ userId, userName }) => firstNames.get(userId) ?? userName}
                onMove={move}
                movedByMenu={movedByMenu}
                onMenuMove={setMovedByMenu}
                selection={mayChange ? selection : undefined}
              />
            ))}
          </div>
        </>
      )}
      {(newTaskOrganization || newTaskPerson) && (
        <CreateTaskForRecord
          key={newTaskOrganization ?? newTaskPerson}
          organizationId={newTaskOrganization}
          personId={newTaskPerson}
          onCreated={open}
          onClose={close}
        />
      )}
      {id && <EditTask key={id} id={id} onClose={close} />}
    </ListPage>
  )
}
