import { emailEvents } from '@registrar/domain/emails/email-event'
import { formatCount } from '@registrar/domain/shared/count-text'
import { emailListing } from '@registrar/domain/emails/email-listing'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { filterFields } from '#lib/filter-field'
import { useListState } from '#lib/list-state'
import { useErrorToast } from '#lib/use-error-toast'
import { ExportButton, exportedColumns } from '#ui/export-button'
import { FilterChips } from '#ui/filter-chips'
import { FiltersButton } from '#ui/filters-button'
import { ListPage } from '#ui/list-page'
import { SearchBox } from '#ui/search-box'
import { Failed } from '#ui/states'
import { useChosenColumns } from '#ui/use-chosen-columns'
import { ViewTabs } from '#ui/view-tabs'
import { ViewsButton } from '#ui/views-button'
import { emailColumns } from './email-columns.tsx'
import type { EmailHistoryState } from './email-list-search.ts'
import { emailActivityQuery, EMAILS } from './emails.api.ts'
import { groupEmails } from './group-emails.ts'
import { matchingEmails } from './matching-emails.ts'
import { PagedTable } from './paged-table.tsx'

const FAILED = 'Failed to fetch emails'

const route = getRouteApi('/staff/email')

const fields = filterFields<typeof emailListing, EmailHistoryState>(emailListing, {
  event: { options: emailEvents.map((value) => ({ value, label: value })) },
})

/** The sent emails, each with its latest event, newest first (MAIL-7). */
export const EmailHistoryPage = () => {
  const state = useListState(route.useSearch())
  const { values, set } = state
  const [shownColumns, columnPicker] = useChosenColumns(EMAILS, emailColumns)
  const { data, error, refetch } = useQuery(emailActivityQuery)
  useErrorToast(error, FAILED)

  const grouped = data && groupEmails(data)
  const found = ({ event: wanted, search }: EmailHistoryState) =>
    grouped &&
    matchingEmails(
      grouped.filter(({ event }) => !wanted || event === wanted),
      search,
    )
  const rows = found(values)

  return (
    <ListPage
      title="Emails History"
      count={rows && `${formatCount(rows.length)} in total`}
      actions={
        <>
          <ViewsButton list={EMAILS} state={state} />
          {columnPicker}
          <ExportButton
            call={emailsCalls.exportEmails}
            body={{ search: values.search, event: values.event }}
            columns={exportedColumns(shownColumns)}
          />
        </>
      }
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(search) => set({ search }, { replace: true })}
            placeholder="Search by address, subject or event"
          />
          <FiltersButton fields={fields} state={state} />
        </>
      }
    >
      <ViewTabs list={EMAILS} values={values} counted={{ count: (of) => found(of)?.length }} />
      <FilterChips fields={fields} state={state} />
      {error && !data ? (
        <Failed message={FAILED} onRetry={() => void refetch()} />
      ) : (
        <PagedTable
          label="Emails History"
          columns={shownColumns}
          rows={rows}
          empty="No emails found"
          onwards={{ to: '/reminders', label: 'Prepare reminders' }}
          page={values.page}
          onPage={(page) => set({ page }, { scrollToTop: true })}
        />
      )}
    </ListPage>
  )
}
