import { Select, Text, TextInput } from '@mantine/core'
import type { NewFiling } from '@registrar/domain/filings/filing'
import { dueOn, legalDay } from '@registrar/domain/filings/filing-days'
import {
  type FilingKind,
  filingKindOf,
  filingKinds,
  filingTitle,
  isKindOf,
} from '@registrar/domain/filings/filing-kinds'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useCreateFiling } from './filings.api.ts'

type Values = {
  kind: FilingKind | null
  eventDate: IsoDate | null
  event: string
  sentOn: IsoDate | null
  submissionNumber: string
}

const EMPTY: Values = { kind: null, eventDate: null, event: '', sentOn: null, submissionNumber: '' }

const choicesOf = (isBranch: boolean) =>
  filingKinds
    .filter((kind) => filingKindOf(kind).isEntered && isKindOf(kind, isBranch))
    .map((kind) => ({ value: kind, label: filingTitle(kind) }))

const bodyOf = (organizationId: string, { kind, eventDate, event, sentOn, submissionNumber }: Values) =>
  kind && eventDate
    ? ({
        organizationId,
        kind,
        eventDate,
        event: event || null,
        ...(sentOn && { sentOn, submissionNumber: submissionNumber || null }),
      } satisfies NewFiling)
    : undefined

const lastDayText = ({ kind, eventDate }: Values): string | undefined => {
  if (!kind || !eventDate) return undefined
  const due = dueOn(kind, eventDate)
  if (due === null) return `${filingKindOf(kind).law}. The law names no day.`
  const day = legalDay({ dueOn: due, moves: filingKindOf(kind).moves }, closingDays())
  return `${filingKindOf(kind).law}. To be filed by ${displayDate(day)}.`
}

type Props = { organizationId: string; isBranch: boolean; onClose: () => void }

/** Enters a filing that no record tells: a resolution, a charge, the start of trade (FIL-4). */
export const NewFilingDialog = ({ organizationId, isBranch, onClose }: Props) => {
  const form = useDialogForm({
    about: organizationId,
    initial: EMPTY,
    toBody: (values) => bodyOf(organizationId, values),
    mutation: useCreateFiling(),
    onSaved: onClose,
  })
  const { values } = form
  const lastDay = lastDayText(values)

  return (
    <ModalForm title="Add a filing" onClose={onClose} submitLabel="Add" {...form.dialog}>
      <Select label="Document" required searchable data={choicesOf(isBranch)} data-autofocus {...form.field('kind')} />
      <DateField
        label={values.kind ? filingKindOf(values.kind).event : 'Day of the event'}
        required
        maxDate={today()}
        {...form.field('eventDate')}
      />
      {lastDay && (
        <Text size="sm" c="dimmed" role="status">
          {lastDay}
        </Text>
      )}
      <TextInput label="What happened" {...form.text('event')} />
      <DateField
        label="Already sent on"
        description="Leave it empty while it is to be filed"
        maxDate={today()}
        {...form.field('sentOn')}
      />
      {values.sentOn && <TextInput label="Submission number" {...form.text('submissionNumber')} />}
    </ModalForm>
  )
}
