import type { UseQueryResult } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { IconCode } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { ApiProblem } from '#lib/api-problem'
import { displayInstantDay } from '#lib/clock'
import { errorCode, errorMessage } from '#lib/error-message'
import { type RecentRecord, useForgetRecord, useRememberRecord } from '#lib/recent-records'
import { useErrorToast } from '#lib/use-error-toast'
import { DeletedNotice } from './deleted-notice.tsx'
import { EditedRecordContext, editedRecordOf, EditingNotice } from './editing-notice.tsx'
import { RecordLayout, type LayoutTab } from './record-layout.tsx'
import { RawData } from './raw-data.tsx'
import { Failed, Loading } from './states.tsx'
import { confirmLeave, hasUnsavedEdits } from './unsaved-guard.tsx'
import { useLocalTab } from './use-local-tab.ts'

type RecordBase = { _id: string; createdAt: string; updatedAt: string }

export type RecordTab = Omit<LayoutTab, 'to' | 'onChoose'> & {
  /** whether the tab opens without a change of the address */
  isLocal?: boolean
  content: () => ReactNode
}

/** What a record's page shows. */
export type RecordView = {
  title: string
  status?: ReactNode
  /** shown under the title, before the two dates; empty facts are left out */
  facts?: (string | null | false)[]
  aside?: ReactNode
  tabs: RecordTab[]
}

type Props<R extends RecordBase> = {
  query: UseQueryResult<R>
  /** the address of the list; a record's address is this, its id and the tab */
  listPath: string
  /** the tab in the address; without one the first tab shows */
  tab: string | undefined
  view: (record: R) => RecordView
  toastMessage?: (error: unknown) => string
  failureMessage?: (error: unknown) => string
}

/** The tab that shows a record as JSON. */
export const rawDataTab = (record: object): RecordTab => ({
  id: 'RAW_DATA',
  label: 'Raw Data',
  icon: IconCode,
  content: () => <RawData record={record} />,
})

const isNotFound = (error: unknown) => error instanceof ApiProblem && error.status === 404

const recentRecordOf = (listPath: string, _id: string, title: string): RecentRecord | null => {
  const recordType = editedRecordOf(listPath, _id)?.recordType
  return recordType ? { recordType, _id, title, path: `${listPath}/${_id}` } : null
}

type LoadedProps = {
  record: RecordBase
  /** why it could not be read again, if it could not */
  error: unknown
  listPath: string
  tab: string | undefined
  view: RecordView
}

const mergedIntoOf = (error: unknown) => (error instanceof ApiProblem ? error.mergedInto : undefined)

// The record was merged into another while it was open. The page opens the other one, unless that would lose what was typed.
const useOpenMerged = (listPath: string, mergedInto: string | undefined) => {
  const navigate = useNavigate()

  useEffect(() => {
    if (mergedInto !== undefined && !hasUnsavedEdits())
      void navigate({ to: `${listPath}/${mergedInto}`, replace: true })
  }, [navigate, listPath, mergedInto])
}

const findTab = (tabs: readonly RecordTab[], id: string) =>
  tabs.find((one) => one.id.toLowerCase() === id.toLowerCase())

const LoadedRecord = ({ record, error, listPath, tab, view }: LoadedProps) => {
  const path = `${listPath}/${record._id}`
  // Letter case does not count in an address (UI-2).
  const addressTab = tab === undefined ? view.tabs[0]?.id : (findTab(view.tabs, tab)?.id ?? tab)
  const [localTab, openLocalTab, closeLocalTab] = useLocalTab(`${path}/${addressTab}`)

  const edited = useMemo(() => editedRecordOf(listPath, record._id), [listPath, record._id])
  useOpenMerged(listPath, mergedIntoOf(error))
  useRememberRecord(recentRecordOf(listPath, record._id, view.title))

  const current = view.tabs.find((one) => one.id === (localTab ?? addressTab))
  if (!current) return <Navigate to={path} replace />

  const openTab = async (id: string) => {
    if (await confirmLeave()) openLocalTab(id)
  }

  const linkOf = ({ id, isLocal }: RecordTab) => {
    if (isLocal) return { onChoose: () => void openTab(id) }
    // Without a tab in the address the first one is open already, and nothing is left by choosing it.
    const isHere = tab === undefined && id === addressTab
    return { to: isHere ? path : `${path}/${id}`, onChoose: closeLocalTab }
  }
  const dates = [
    `Last updated: ${displayInstantDay(record.updatedAt)}`,
    `Created at: ${displayInstantDay(record.createdAt)}`,
  ]

  return (
    <EditedRecordContext value={edited}>
      <RecordLayout
        title={view.title}
        backTo={listPath}
        status={
          <>
            {view.status}
            <EditingNotice />
          </>
        }
        facts={[...(view.facts ?? []), ...dates].filter(Boolean).join(' · ')}
        aside={view.aside}
        tabs={view.tabs.map((one) => ({ ...one, ...linkOf(one) }))}
        currentTab={current.id}
      >
        <DeletedNotice record={edited} error={error} listPath={listPath} />
        {/* A tab whose code is on its way must not hide the page: the link that was chosen would lose the focus. */}
        <Suspense key={`${record._id}/${current.id}`} fallback={<Loading />}>
          {current.content()}
        </Suspense>
      </RecordLayout>
    </EditedRecordContext>
  )
}

/** The page of one record: loads it, says when it failed or does not exist, and shows its title and tabs. */
export const RecordPage = <R extends RecordBase>(props: Props<R>) => {
  const { query, listPath, tab, view, toastMessage = errorCode, failureMessage = errorMessage } = props
  const { data: record, error, refetch } = query

  const mergedInto = mergedIntoOf(error)
  const mergedPath = [listPath, mergedInto].join('/')
  const isGone = isNotFound(error)
  useForgetRecord(isGone)
  // A record that was loaded before stays on the screen, with a notice.
  useErrorToast(mergedInto === undefined && !(isGone && record) ? error : null, toastMessage(error))

  if (record) return <LoadedRecord record={record} error={error} listPath={listPath} tab={tab} view={view(record)} />
  if (mergedInto !== undefined) return <Navigate to={mergedPath} replace />
  if (!error) return <Loading />

  const retry = isNotFound(error) ? {} : { onRetry: () => void refetch() }
  return <Failed message={failureMessage(error)} listPath={listPath} {...retry} />
}
