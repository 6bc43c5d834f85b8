import type { UseQueryResult } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { IconCode } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { ApiProblem } from '#lib/api-problem'
import { displayInstantDay } from '#lib/clock'
import { errorCode, errorMessage } from '#lib/error-message'
import { DetailPage, type DetailTab } from './detail-page.tsx'
import { RawData } from './raw-data.tsx'
import { Failed, Loading } from './states.tsx'
import { toast } from './toasts.tsx'
import { confirmLeave } from './unsaved-guard.tsx'
import { useLocalTab } from './use-local-tab.ts'

type RecordBase = { _id: string; createdAt: string; updatedAt: string }

export type RecordTab = Omit<DetailTab, 'to' | 'onChoose'> & {
  /** the tab opens without a change of the address */
  isLocal?: boolean
  content: () => ReactNode
}

type Props<R extends RecordBase> = {
  query: UseQueryResult<R>
  /** the address of the list; a record's address is this, its id and the tab */
  listPath: string
  /** the tab in the address; without one the first tab shows */
  tab: string | undefined
  title: (record: R) => string
  tabs: (record: R) => RecordTab[]
  status?: (record: R) => ReactNode
  /** what stands under the title before the two dates; empty ones are left out */
  facts?: (record: R) => (string | null | false)[]
  aside?: (record: R) => ReactNode
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

const LoadedRecord = <R extends RecordBase>({ record, ...props }: Omit<Props<R>, 'query'> & { record: R }) => {
  const { listPath, title, status, facts, aside } = props
  const path = `${listPath}/${record._id}`
  const tabs = props.tabs(record)
  const addressTab = props.tab ?? tabs[0]?.id ?? ''
  const [localTab, openLocalTab, closeLocalTab] = useLocalTab(`${path}/${addressTab}`)

  const tab = tabs.find((one) => one.id === (localTab ?? addressTab))
  if (!tab) return <Navigate to={path} replace />

  const openTab = async (id: string) => {
    if (await confirmLeave()) openLocalTab(id)
  }
  const dates = [
    `Last updated: ${displayInstantDay(record.updatedAt)}`,
    `Created at: ${displayInstantDay(record.createdAt)}`,
  ]

  return (
    <DetailPage
      title={title(record)}
      backTo={listPath}
      status={status?.(record)}
      facts={[...(facts?.(record) ?? []), ...dates].filter(Boolean).join(' · ')}
      aside={aside?.(record)}
      tabs={tabs.map(({ isLocal, content: _, ...one }) =>
        isLocal
          ? { ...one, onChoose: () => void openTab(one.id) }
          : { ...one, to: `${path}/${one.id}`, onChoose: closeLocalTab },
      )}
      currentTab={tab.id}
    >
      <div key={`${record._id}/${tab.id}`}>{tab.content()}</div>
    </DetailPage>
  )
}

/** The page of one record: loads it, says when it failed or does not exist, and shows its title and tabs. */
export const RecordPage = <R extends RecordBase>({ query, ...props }: Props<R>) => {
  const { toastMessage = errorCode, failureMessage = errorMessage } = props
  const { data: record, error, refetch } = query

  useEffect(() => {
    if (error) toast.error(toastMessage(error))
  }, [error, toastMessage])

  if (record) return <LoadedRecord {...props} record={record} />
  if (!error) return <Loading />
  return (
    <Failed
      message={failureMessage(error)}
      {...(!isNotFound(error) && { onRetry: () => void refetch() })}
      listPath={props.listPath}
    />
  )
}
