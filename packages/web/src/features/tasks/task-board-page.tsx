import { Group } from '@mantine/core'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { type Task, taskStatuses } from '@registrar/domain/tasks/task'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback } from 'react'
import { taskListing } from '@registrar/domain/tasks/task-listing'
import { taskBulk } from '#features/bulk'
import { UserFilter, UserName, userOptionsQuery } from '#features/users'
import { useMay } from '#lib/may'
import { usePhone } from '#lib/use-phone'
import { useErrorToast } from '#lib/use-error-toast'
import { Board } from '#ui/board'
import { ExportButton } from '#ui/export-button'
import { FilterChips } from '#ui/filter-chips'
import { FilterControl } from '#ui/filter-control'
import { FiltersButton } from '#ui/filters-button'
import { ListPage } from '#ui/list-page'
import { Onwards } from '#ui/onwards'
import { SearchBox } from '#ui/search-box'
import { Empty, Failed } from '#ui/states'
import { ViewTabs } from '#ui/view-tabs'
import { ViewsButton } from '#ui/views-button'
import { OrganizationFilter, OrganizationName } from '#features/organizations'
import { type FilterControlProps, filterFields } from '#lib/filter-field'
import { CreateTask } from './create-task.tsx'
import { CreateTaskForRecord } from './create-task-for-record.tsx'
import { EditTask } from './edit-task.tsx'
import { boardFiltersOf, type TaskFilters } from './task-board-search.ts'
import { firstOrganizationQuery, firstPersonQuery } from './first-records.ts'
import classes from './task-board.module.css'
import { TaskColumn } from './task-column.tsx'
import { type BoardFilters, TASKS } from './tasks.api.ts'
import { type BoardSelection, useBoardSelection } from './use-board-selection.ts'
import { useMoveTaskWithUndo } from './use-move-task-with-undo.ts'

type Props = { selection: BoardSelection; filters: BoardFilters }

/** What can be done to the ticked cards of the board (BULK-6). */
const TaskBulkBar = ({ selection: { ofBoard, wholeStatus }, filters }: Props) => {
  const client = useQueryClient()
  const titleOf = (id: string) =>
    client
      .getQueriesData<{ data: Task[] }>({ queryKey: [TASKS, 'column'] })
      .flatMap(([, page]) => page?.data ?? [])
      .find(({ _id }) => _id === id)?.title

  if (ofBoard.count === 0) return null

  return (
    <Suspense>
      <taskBulk.Bar
        selection={ofBoard}
        query={{ ...filters, status: wholeStatus }}
        totalItems={undefined}
        nameOf={titleOf}
      />
    </Suspense>
  )
}

const UserOfTask = (props: FilterControlProps<TaskFilters>) => <UserFilter {...props} placeholder="Select a user..." />

/** The filters of the board (TASK-4, TASK-11). */
const taskFilterFields = filterFields<typeof taskListing, TaskFilters>(taskListing, {
  user: { isInline: true, control: UserOfTask, chipText: ({ user = '' }) => <UserName id={user} /> },
  organizationId: {
    control: OrganizationFilter,
    chipText: ({ organizationId = '' }) => <OrganizationName id={organizationId} />,
  },
})

const route = getRouteApi('/staff/task/{-$id}')

// The tasks are searched when users, organizations and people are loaded and none of them is empty (TASK-5).
const useNeededLists = () => {
  const users = useQuery(userOptionsQuery)
  const organizations = useQuery(firstOrganizationQuery)
  const people = useQuery(firstPersonQuery)

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
  const { newTaskOrganization, newTaskPerson, ...values } = route.useSearch()
  const filters = boardFiltersOf(values)
  const isPhone = usePhone()
  const navigate = useNavigate()
  const lists = useNeededLists()
  const move = useMoveTaskWithUndo()
  const filterKey = JSON.stringify(filters)
  const selection = useBoardSelection(filterKey)
  const mayChange = useMay(taskBulk.call)
  const firstNames = new Map(lists.users.map((one) => [one._id, one.firstName]))

  const open = (task: string | undefined) =>
    void navigate({
      to: '/task/{-$id}',
      params: { id: task },
      search: values,
      resetScroll: false,
    })

  const close = useCallback(
    () =>
      void navigate({
        to: '/task/{-$id}',
        params: { id: undefined },
        search: (before: object) => ({ ...before, newTaskOrganization: undefined, newTaskPerson: undefined }),
        resetScroll: false,
        // Back leads to where the board was opened from, and not into the task again.
        replace: true,
        // The dialog has asked, or its task was deleted.
        ignoreBlocker: true,
      }),
    [navigate],
  )

  const setFilters = (patch: Partial<TaskFilters>) =>
    void navigate({
      to: '/task/{-$id}',
      params: { id },
      search: (before: object) => ({ ...before, ...patch }),
      replace: true,
    })

  // Every filter is listed here, so that opening a view clears the filters that it does not set.
  const state = {
    values: { search: undefined, user: undefined, organizationId: undefined, due: undefined, ...values },
    set: setFilters,
  }
  const inlineFields = isPhone ? [] : taskFilterFields.filter(({ isInline }) => isInline)
  const otherFields = taskFilterFields.filter((field) => !inlineFields.includes(field))

  return (
    <ListPage
      title="Tasks"
      actions={
        <>
          <ViewsButton list={TASKS} state={state} />
          <ExportButton call={tasksCalls.exportTasks} body={filters} />
          <CreateTask onCreated={open} />
        </>
      }
      filters={
        <>
          <SearchBox
            value={filters.search}
            onChange={(typed) => setFilters({ search: typed || undefined })}
            placeholder="Search tasks..."
          />
          {inlineFields.map((field) => (
            <FilterControl key={field.name} field={field} state={state} isInline />
          ))}
          <FiltersButton fields={otherFields} state={state} />
        </>
      }
    >
      <ViewTabs list={TASKS} values={values} counted={{ body: boardFiltersOf }} />
      <FilterChips fields={otherFields} state={state} />
      {lists.isFailed && (
        <Failed message="Error fetching users, organizations or people" onRetry={() => lists.refetch()} />
      )}
      {lists.isEmpty && (
        <Empty
          action={
            <Group gap="sm">
              <Onwards to="/organization" label="Organizations" />
              <Onwards to="/people" label="People" />
            </Group>
          }
        >
          The board needs at least one organization and one person.
        </Empty>
      )}
      {!lists.isFailed && !lists.isEmpty && (
        <>
          {mayChange && <TaskBulkBar selection={selection} filters={filters} />}
          <Board className={classes.board}>
            {taskStatuses.map((status) => (
              <TaskColumn
                key={`${status}/${filterKey}`}
                status={status}
                filters={filters}
                isReady={lists.isReady}
                firstNameOf={({ userId, userName }) => firstNames.get(userId) ?? userName}
                onMove={move}
                selection={mayChange ? selection : undefined}
              />
            ))}
          </Board>
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
