import { Checkbox, Select, Stack, TextInput } from '@mantine/core'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ShareClass } from '@registrar/domain/shares/share-class'
import {
  type ShareEvent,
  shareEventKinds,
  type ShareEventKind,
  shareEventLabels,
} from '@registrar/domain/shares/share-event'
import { isUsedField } from '@registrar/domain/shares/share-event-fields'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { EuroField } from '#ui/euro-field'
import { ModalForm } from '#ui/modal-form'
import { WholeNumberField } from '#ui/whole-number-field'
import { ConsiderationField } from './consideration-field.tsx'
import { ConversionNote } from './conversion-note.tsx'
import { type ChosenParty, NOBODY, PartiesField } from './parties-field.tsx'
import { readConsideration } from './read-consideration.ts'
import { type EventBody, useRemoveShareEvent, useSaveShareEvent } from './shares.api.ts'

type Typed = number | ''

type Values = {
  kind: ShareEventKind
  on: IsoDate | null
  executedOn: IsoDate | null
  lodgedOn: IsoDate | null
  from: ChosenParty[]
  to: ChosenParty[]
  classId: string | null
  toClassId: string | null
  number: Typed
  ratio: Typed
  paidPerShare: Typed
  premiumPerShare: Typed
  inCash: 'yes' | 'no' | null
  consideration: string
  certifiedExempt: boolean
  stampDutyOn: IsoDate | null
  resolution: string
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const chosen = (parties: ShareEvent['from']): ChosenParty[] =>
  parties.length === 0
    ? [NOBODY]
    : parties.map((party) =>
        'personId' in party
          ? { kind: 'person' as const, id: party.personId }
          : { kind: 'company' as const, id: party.organizationId },
      )

const inCashOf = (inCash: boolean | null) => {
  if (inCash === null) return null
  return inCash ? 'yes' : 'no'
}

const valuesOf = (event: ShareEvent | undefined, classes: readonly ShareClass[]): Values => ({
  kind: event?.kind ?? 'allotment',
  on: event?.on ?? null,
  executedOn: event?.executedOn ?? null,
  lodgedOn: event?.lodgedOn ?? null,
  from: chosen(event?.from ?? []),
  to: chosen(event?.to ?? []),
  classId: event?.classId ?? classes[0]?._id ?? null,
  toClassId: event?.toClassId ?? null,
  number: event?.number ?? '',
  ratio: event?.ratio ?? '',
  paidPerShare: event?.paidPerShare ?? '',
  premiumPerShare: event?.premiumPerShare ?? '',
  inCash: inCashOf(event?.inCash ?? null),
  consideration: event?.consideration === null || event === undefined ? '' : String(event.consideration),
  certifiedExempt: event?.certifiedExempt ?? false,
  stampDutyOn: event?.stampDutyOn ?? null,
  resolution: event?.resolution ?? '',
})

const partiesOf = (parties: readonly ChosenParty[]) =>
  parties.flatMap(({ kind, id }) =>
    id === null ? [] : [kind === 'person' ? { personId: id } : { organizationId: id }],
  )

const typed = (value: Typed): number | null => (value === '' ? null : value)

// What was typed and not understood is never saved as if nothing had been typed.
const isUnderstood = ({ number, ratio, paidPerShare, premiumPerShare }: Values): boolean =>
  [number, ratio, paidPerShare, premiumPerShare].every((value) => !Number.isNaN(value))

// An event that was made from a holding may lack its day.
const bodyOf = (organizationId: string, values: Values, mayLackDay = false): EventBody | undefined => {
  const { kind, on, classId, consideration, resolution, from, to, number, ratio, ...others } = values
  const paid = readConsideration(consideration)
  if ((!on && !mayLackDay) || !classId || !isUnderstood(values) || 'problem' in paid) return undefined
  const isTransfer = kind === 'transfer' || kind === 'transmission'
  return {
    organizationId,
    kind,
    on,
    classId,
    from: isUsedField(kind, 'from') ? partiesOf(from) : [],
    to: isUsedField(kind, 'to') ? partiesOf(to) : [],
    number: typed(number),
    ratio: typed(ratio),
    toClassId: others.toClassId,
    paidPerShare: typed(others.paidPerShare),
    premiumPerShare: typed(others.premiumPerShare),
    inCash: kind === 'allotment' && others.inCash !== null ? others.inCash === 'yes' : null,
    consideration: paid.value,
    executedOn: isTransfer ? others.executedOn : null,
    lodgedOn: isTransfer ? others.lodgedOn : null,
    stampDutyOn: kind === 'transfer' ? others.stampDutyOn : null,
    certifiedExempt: kind === 'transfer' && others.certifiedExempt,
    resolution: resolution.trim() || null,
  }
}

type Props = {
  organizationId: string
  classes: readonly ShareClass[]
  event?: ShareEvent | undefined
  onClose: () => void
}

/** Enters what happened to shares, or corrects it: the fields are those that its kind needs (SHARE-2). */
export const ShareEventDialog = ({ organizationId, classes, event, onClose }: Props) => {
  const form = useDialogForm({
    about: event?._id ?? organizationId,
    initial: valuesOf(event, classes),
    toBody: (values) => bodyOf(organizationId, values),
    mutation: useSaveShareEvent(event && { event, before: bodyOf(organizationId, valuesOf(event, classes), true) }),
    onSaved: onClose,
  })
  const remove = useRemoveShareEvent(event?._id ?? '')
  const { values } = form
  const { classId, toClassId } = values
  const uses = (field: Parameters<typeof isUsedField>[1]) => isUsedField(values.kind, field)
  const currency = classes.find(({ _id }) => _id === classId)?.currency ?? 'EUR'
  const classChoices = classes.map(({ _id, name }) => ({ value: _id, label: name }))

  return (
    <ModalForm
      title={event ? 'Event of shares' : 'Add an event of shares'}
      onClose={onClose}
      submitLabel={event ? 'Save' : 'Add'}
      submitCall={event ? sharesCalls.updateShareEvent : sharesCalls.createShareEvent}
      size="lg"
      removal={event && { question: 'This deletes the event. Its shares are again as they were.', mutation: remove }}
      {...form.dialog}
    >
      <Stack gap="sm">
        <Select
          label="What happened"
          data={shareEventKinds.map((value) => ({ value, label: shareEventLabels[value] }))}
          allowDeselect={false}
          data-autofocus
          {...form.field('kind')}
          onChange={(kind) => form.change({ kind: shareEventKinds.find((one) => one === kind) ?? values.kind })}
        />
        <DateField label="Entered in the register on" required maxDate={today()} {...form.field('on')} />
        <Select label="Class" required data={classChoices} {...form.field('classId')} />
        {uses('from') && (
          <PartiesField
            label="From"
            error={form.problemAt('from')}
            value={values.from}
            onChange={(from) => form.change({ from })}
          />
        )}
        {uses('to') && (
          <PartiesField
            label="To"
            error={form.problemAt('to')}
            value={values.to}
            onChange={(to) => form.change({ to })}
          />
        )}
        {uses('toClassId') && (
          <>
            <Select label="Becomes of the class" required data={classChoices} {...form.field('toClassId')} />
            <ConversionNote {...{ organizationId, classId, toClassId }} on={values.on ?? today()} />
          </>
        )}
        {uses('number') && <WholeNumberField label="Number of shares" required {...form.field('number')} />}
        {uses('ratio') && (
          <WholeNumberField
            label={values.kind === 'split' ? 'Each share becomes' : 'Shares that become one'}
            required
            {...form.field('ratio')}
          />
        )}
        {uses('paidPerShare') && (
          <>
            <EuroField
              label="Paid per share"
              description="Without the premium; empty while it is not known"
              min={0}
              decimals={6}
              currency={currency}
              {...form.field('paidPerShare')}
            />
            <EuroField
              label="Premium per share"
              min={0}
              decimals={6}
              currency={currency}
              {...form.field('premiumPerShare')}
            />
            <Select
              label="Paid in cash"
              description="Empty while it is not known"
              data={yesOrNo}
              clearable
              {...form.field('inCash')}
              onChange={(inCash) => form.change({ inCash: inCash === 'yes' || inCash === 'no' ? inCash : null })}
            />
          </>
        )}
        <ConsiderationField {...form.text('consideration')} />
        {values.kind === 'transfer' && (
          <>
            <DateField
              label="Executed on"
              description="Stamp duty is due within 44 days; empty: the day of the entry"
              maxDate={today()}
              {...form.field('executedOn')}
            />
            <DateField
              label="Lodged on"
              description="The certificate is due within two months; empty: the day of the entry"
              maxDate={today()}
              {...form.field('lodgedOn')}
            />
            <Checkbox
              label="Certified exempt from stamp duty (at most 1,000 euros)"
              {...form.checkbox('certifiedExempt')}
            />
            <DateField label="Stamp duty paid on" maxDate={today()} {...form.field('stampDutyOn')} />
          </>
        )}
        <TextInput label="Resolution" {...form.text('resolution')} />
      </Stack>
    </ModalForm>
  )
}
