import { Checkbox, Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { Filing, FilingChanges } from '@registrar/domain/filings/filing'
import { filingKindOf, filingTitle } from '@registrar/domain/filings/filing-kinds'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { ExtensionFields, type ExtensionValues, extensionOf, extensionValues } from './extension-fields.tsx'
import { FollowUpOfFiling } from './follow-up-of-filing.tsx'
import { useRemoveFiling, useUpdateFiling } from './filings.api.ts'

// The catalogue of papers is large.
const PapersOfFiling = lazyRouteComponent(() => import('./papers-of-filing.tsx'), 'PapersOfFiling')

type Progress = 'open' | 'notNeeded'

type Values = ExtensionValues & {
  progress: Progress
  reason: string
  event: string
  eventDate: IsoDate | null
  sentOn: IsoDate | null
  submissionNumber: string
  sentBackOn: IsoDate | null
  registeredOn: IsoDate | null
  madeUpTo: IsoDate | null
  keepsArd: boolean
}

// Of one that was sent back, the day on which it was sent again.
const deliveryOf = ({ sentOn, sentBackOn, resentOn }: Filing) => (sentBackOn ? resentOn : sentOn)

const valuesOf = (filing: Filing): Values => ({
  ...extensionValues(filing.extension),
  progress: filing.state === 'notNeeded' ? 'notNeeded' : 'open',
  reason: filing.reason ?? '',
  event: filing.event,
  eventDate: filing.eventDate,
  sentOn: deliveryOf(filing),
  submissionNumber: filing.submissionNumber ?? '',
  sentBackOn: filing.sentBackOn,
  registeredOn: filing.registeredOn,
  madeUpTo: filing.madeUpTo,
  keepsArd: filing.keepsArd,
})

const ofReturn = (values: Values): FilingChanges => ({
  madeUpTo: values.madeUpTo,
  keepsArd: values.keepsArd,
  extension: extensionOf(values),
})

const bodyOf = (filing: Filing, values: Values): FilingChanges => {
  const { progress, reason, event, eventDate, sentOn, submissionNumber, sentBackOn, registeredOn } = values
  if (progress === 'notNeeded') return { state: 'notNeeded', reason }

  const isReturn = filing.kind === 'B1'
  return {
    ...(filing.state === 'notNeeded' && { state: 'toFile' as const }),
    ...(isReturn
      ? ofReturn(values)
      : { ...(event && event !== filing.event && { event }), ...(eventDate && { eventDate }) }),
    ...(sentOn !== deliveryOf(filing) && { sentOn }),
    submissionNumber: submissionNumber || null,
    sentBackOn,
    registeredOn,
  }
}

type Props = { filing: Filing; onClose: () => void }

/** What is known of a filing: when it was sent, its number, registered, sent back, or why it is not needed (FIL-3). */
export const FilingDialog = ({ filing, onClose }: Props) => {
  const isReturn = filing.kind === 'B1'
  const remove = useRemoveFiling(filing._id)
  const form = useDialogForm({
    about: filing._id,
    initial: valuesOf(filing),
    version: filing.version,
    toBody: (values) => (values.progress === 'notNeeded' && !values.reason.trim() ? undefined : bodyOf(filing, values)),
    mutation: useUpdateFiling(filing),
    onSaved: onClose,
  })
  const { values } = form

  return (
    <ModalForm
      title={`${filingTitle(filing.kind)} of ${filing.organizationName}`}
      onClose={onClose}
      submitLabel="Save"
      submitCall={filingsCalls.updateFiling}
      size="lg"
      removal={
        !isReturn && {
          question: `This deletes ${filingTitle(filing.kind)} of ${displayDate(filing.eventDate)}.`,
          mutation: remove,
        }
      }
      {...form.dialog}
    >
      <Stack gap="sm">
        <Select
          label="Is it needed?"
          data={[
            { value: 'open', label: 'To be filed' },
            { value: 'notNeeded', label: 'Not needed' },
          ]}
          allowDeselect={false}
          data-autofocus
          {...form.field('progress')}
          onChange={(value) => form.change({ progress: value === 'notNeeded' ? 'notNeeded' : 'open' })}
        />
        {isReturn ? (
          <>
            <DateField
              label="Made up to"
              description={`The ARD is ${displayDate(filing.eventDate)}; an earlier day becomes the ARD, but not of the first return`}
              {...form.field('madeUpTo')}
            />
            <Checkbox label="Keep the ARD although it is made up to an earlier day" {...form.checkbox('keepsArd')} />
          </>
        ) : (
          <>
            <TextInput label="What happened" {...form.text('event')} />
            <DateField label={filingKindOf(filing.kind).event} maxDate={today()} {...form.field('eventDate')} />
          </>
        )}
        {values.progress === 'notNeeded' ? (
          <Textarea label="Why it is not needed" required autosize {...form.text('reason')} />
        ) : (
          <>
            <DateField
              label={filing.sentBackOn ? 'Sent again on' : 'Sent on'}
              {...(filing.sentBackOn && { description: `First sent on ${displayDate(filing.sentOn ?? '')}` })}
              maxDate={today()}
              {...form.field('sentOn')}
            />
            <TextInput label="Submission number" {...form.text('submissionNumber')} />
            <DateField label="Registered on" maxDate={today()} {...form.field('registeredOn')} />
            <DateField
              label="Sent back on"
              description="It is corrected and delivered again within 14 days (s. 898)"
              maxDate={today()}
              {...form.field('sentBackOn')}
            />
            <Suspense>
              <PapersOfFiling filing={filing} />
            </Suspense>
            {isReturn ? <ExtensionFields form={form} /> : <FollowUpOfFiling filing={filing} />}
          </>
        )}
      </Stack>
    </ModalForm>
  )
}
