import { Button, Group, SegmentedControl, Select, TextInput } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { ReminderRow } from '@registrar/domain/reminders/reminder'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { reminderRuleLabels, reminderRules } from '@registrar/domain/reminders/reminder-rule'
import { formatCount } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { UserFilter } from '#features/users'
import { useListState } from '#lib/list-state'
import { useMay } from '#lib/may'
import { useSelection } from '#lib/selection'
import { useEditedRecord } from '#lib/use-edited-record'
import { usePhone } from '#lib/use-phone'
import { ListPage } from '#ui/list-page'
import { MoreFilters } from '#ui/more-filters'
import { PagedResult } from '#ui/query-result'
import { SearchBox } from '#ui/search-box'
import { PageCheckbox } from '#ui/selection-checkboxes'
import { ViewTabs } from '#ui/view-tabs'
import { SelectedBar } from '#ui/selected-bar'
import { ViewsButton } from '#ui/views-button'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { ReminderDialog } from './reminder-dialog.tsx'
import type { ReminderListState } from './reminder-list-search.ts'
import { remindersQuery, usePrepareReminders, useSendReminders, useSkipReminders } from './reminders.api.ts'
import { RemindersTable } from './reminders-table.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'

type Props = { ids: string[]; onSkipped: () => void; onClose: () => void }

/** Skips reminders, with a reason (REM-5). */
const SkipDialog = ({ ids, onSkipped, onClose }: Props) => {
  const form = useDialogForm({
    about: ids.join(' '),
    initial: { reason: '' },
    toBody: ({ reason }) => reason.trim() || undefined,
    mutation: useSkipReminders(ids),
    onSaved: onSkipped,
  })

  return (
    <ModalForm title="Skip" onClose={onClose} submitLabel="Skip" {...form.dialog}>
      <TextInput label="Reason" required data-autofocus maxLength={500} {...form.text('reason')} />
    </ModalForm>
  )
}

const route = getRouteApi('/staff/reminders')

// On a phone each cell of a reminder has its own line.
const LIMIT = 100
const PHONE_LIMIT = 25
// The most that one search answers, and one call sends.
const MAX_AT_ONCE = 1000

const states = [
  { value: 'prepared', label: 'Prepared' },
  { value: 'sent', label: 'Sent' },
  { value: 'skipped', label: 'Skipped' },
] satisfies { value: ReminderListState['state']; label: string }[]

const kinds = reminderRules.map((value) => ({ value, label: reminderRuleLabels[value] }))

// A dialog keeps what it was opened for: once that is sent it is no longer on the page, and the dialog would go before it has ended.
type Opened = 'rules' | { sent: readonly ReminderRow[] } | { skipped: string[] }

/** The reminders prepared for clients. Staff review, edit, send or skip them (REM-5). */
export const RemindersPage = () => {
  const state = useListState(route.useSearch())
  const { values, set } = state
  const limit = usePhone() ? PHONE_LIMIT : LIMIT
  const query = useQuery(remindersQuery({ ...values, limit }))
  const [dialog, setDialog] = useState<Opened>()
  const send = useSendReminders()
  const prepare = usePrepareReminders()
  const maySend = useMay(remindersCalls.sendReminders)

  const rows = query.data?.data ?? []
  const [edited, setEdited] = useEditedRecord(rows)
  // Only the rows on screen are sent or skipped together, so another page begins without ticks.
  const pageKey = JSON.stringify({ ...values, limit })
  const selection = useSelection(query.data, pageKey, pageKey)
  // 'Select all' reads the rows of the other pages, which the question counts.
  const everything = useQuery({
    ...remindersQuery({ ...values, page: 1, limit: MAX_AT_ONCE }),
    enabled: selection.isAll,
  })
  const candidates = selection.isAll ? (everything.data?.data ?? []) : rows
  const chosen = candidates.filter(({ _id }) => selection.has(_id))
  const chosenIds = chosen.map(({ _id }) => _id)
  const totalItems = query.data?.totalItems ?? 0
  const canSelectAll = !selection.isAll && totalItems > rows.length && totalItems <= MAX_AT_ONCE
  const canChoose = maySend && values.state === 'prepared'
  const clearSelection = () => {
    selection.clear()
    setDialog(undefined)
  }

  return (
    <ListPage
      title="Reminders"
      count={query.data && `${formatCount(query.data.totalItems)} in total`}
      actions={
        <>
          <ViewsButton list="reminders" state={state} />
          {maySend && (
            <>
              <Button variant="default" onClick={() => setDialog('rules')}>
                Rules
              </Button>
              <Button variant="default" loading={prepare.isPending} onClick={() => prepare.mutate(undefined)}>
                Prepare now
              </Button>
            </>
          )}
        </>
      }
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(search) => set({ search }, { replace: true })}
            placeholder="Search reminders"
          />
          <SegmentedControl
            aria-label="State"
            data={states}
            value={values.state}
            onChange={(next) => set({ state: next })}
          />
          <MoreFilters isSet={values.kind !== undefined || values.user !== undefined}>
            <Select
              aria-label="Kind"
              placeholder="Any kind"
              w={190}
              clearable
              data={kinds}
              value={values.kind ?? null}
              onChange={(kind) => set({ kind: kind ?? undefined })}
            />
            <UserFilter values={values} set={set} label="In charge" placeholder="Anybody in charge" isInline />
          </MoreFilters>
        </>
      }
    >
      <ViewTabs list="reminders" values={values} counted={{ body: (of) => of }} />
      {canChoose && rows.length > 0 && (
        <Group gap="sm">
          <PageCheckbox selection={selection} label="Select this page" />
          {canSelectAll && (
            <Button variant="subtle" onClick={selection.selectAll}>
              Select all {formatCount(totalItems)}
            </Button>
          )}
          <SelectedBar look="plain" isIdle={chosen.length === 0}>
            <Button
              disabled={chosen.length === 0}
              loading={send.isPending}
              onClick={() =>
                chosen.length > 1 ? setDialog({ sent: chosen }) : send.mutate(chosenIds, { onSuccess: clearSelection })
              }
            >
              Send {chosen.length}
            </Button>
            <Button variant="default" disabled={chosen.length === 0} onClick={() => setDialog({ skipped: chosenIds })}>
              Skip {chosen.length}
            </Button>
          </SelectedBar>
        </Group>
      )}
      <PagedResult
        query={query}
        failureMessage="Error fetching reminders"
        empty="No reminders"
        onwards={
          maySend && (
            <Button variant="default" onClick={() => setDialog('rules')}>
              Switch on a rule
            </Button>
          )
        }
        page={values.page}
        limit={limit}
        onPage={(page, how) => set({ page }, { ...how, scrollToTop: true })}
      >
        {(found) => <RemindersTable rows={found} selection={canChoose ? selection : undefined} onOpen={setEdited} />}
      </PagedResult>
      {edited && <ReminderDialog row={edited} onClose={() => setEdited(undefined)} />}
      {dialog === 'rules' && <RulesDialog onClose={() => setDialog(undefined)} />}
      {typeof dialog === 'object' && 'sent' in dialog && (
        <SendDialog rows={dialog.sent} onSent={clearSelection} onClose={() => setDialog(undefined)} />
      )}
      {typeof dialog === 'object' && 'skipped' in dialog && (
        <SkipDialog ids={dialog.skipped} onSkipped={clearSelection} onClose={() => setDialog(undefined)} />
      )}
    </ListPage>
  )
}
