import { Checkbox, Select, Text, TextInput } from '@mantine/core'
import { type FollowUpCode, followUpCatalogue, lastStep } from '@registrar/domain/follow-ups/catalogue'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useRef } from 'react'
import { request } from '#lib/api'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useUndoable } from '#ui/use-undoable'
import { FOLLOW_UPS } from './follow-ups.api.ts'

type Start = { name: FollowUpCode; isFiled: boolean; filedOn: IsoDate | null; submissionNumber: string }

/** The kinds of follow-ups that file a company's next return, the usual one first. */
const returnKinds = (isFirstDone: boolean): FollowUpCode[] =>
  isFirstDone ? ['AR_TRADING', 'AR_NO_TRADING'] : ['FIRST_AR']

/** Starts a return. One that could not be completed is kept in mind, so that the next try does not start a second one. */
const useStartReturn = (organizationId: string) => {
  const started = useRef<{ id: string; name: FollowUpCode }>(undefined)

  const remove = (id: string) => request(followUpsCalls.removeFollowUp, { params: { id } })

  return async ({ name, isFiled, filedOn, submissionNumber }: Start) => {
    if (started.current && started.current.name !== name) {
      await remove(started.current.id)
      started.current = undefined
    }
    if (!started.current) {
      const { data } = await request(followUpsCalls.startFollowUp, { body: { name, organization_id: organizationId } })
      started.current = { id: data._id, name }
    }

    const { id } = started.current
    const number = submissionNumber.trim() ? { submissionNumber: submissionNumber.trim() } : {}
    if (isFiled)
      await request(followUpsCalls.updateFollowUp, {
        params: { id },
        body: { step_index: lastStep(name), ...(filedOn !== today() && { filedOn }), ...number },
      })

    // Deleting the follow-up takes back its completion too (AR-10).
    return () => remove(id)
  }
}

type Props = { organization: Organization; subject: string; onClose: () => void }

/** Starts the follow-up of an annual return, or records that it is filed, which moves Next AR on (AR-4, DUE-11). */
export const StartReturnModal = ({ organization, subject, onClose }: Props) => {
  const kinds = returnKinds(organization.status)
  const start = useUndoable({
    run: useStartReturn(organization._id),
    message: `${subject} of ${organization.name}: done`,
    refresh: [FOLLOW_UPS, 'organizations', 'deadlines'],
  })
  const form = useDialogForm<Start, Start, unknown>({
    about: organization._id,
    initial: { name: kinds[0] ?? 'AR_TRADING', isFiled: false, filedOn: today(), submissionNumber: '' },
    toBody: (values) => (values.isFiled && !values.filedOn ? undefined : values),
    mutation: start,
    onSaved: onClose,
  })
  const { isFiled } = form.values

  return (
    <ModalForm
      title="Annual return"
      onClose={onClose}
      submitLabel={isFiled ? 'Start and complete' : 'Start'}
      {...form.dialog}
    >
      <Text size="sm">
        {organization.name}: {subject}
      </Text>
      <Select
        label="Follow-up"
        data={kinds.map((value) => ({ value, label: followUpCatalogue[value].label }))}
        allowDeselect={false}
        {...form.field('name')}
        onChange={(name) => name && form.change({ name })}
      />
      <Checkbox
        label="It has already been filed"
        description="The follow-up is completed at once, and Next AR moves on."
        {...form.checkbox('isFiled')}
      />
      {isFiled && (
        <>
          <DateField
            label="Filed with the CRO on"
            description="The day on which the CRO received it: it decides whether the return was late"
            required
            maxDate={today()}
            {...form.field('filedOn')}
          />
          <TextInput label="Submission number" maxLength={100} {...form.text('submissionNumber')} />
        </>
      )}
    </ModalForm>
  )
}
