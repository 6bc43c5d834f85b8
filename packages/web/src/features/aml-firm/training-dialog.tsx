import { TextInput } from '@mantine/core'
import { type FirmTraining, newFirmTraining } from '@registrar/domain/aml-firm/firm-training'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { UserReference } from '@registrar/domain/users/users'
import { UserMultiSelect } from '#features/users'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useSaveTraining } from './aml-firm.api.ts'

type Values = { title: string; heldOn: IsoDate | null; participants: UserReference[]; renewOn: IsoDate | null }

const EMPTY: Values = { title: '', heldOn: null, participants: [], renewOn: null }

const bodyOf = ({ participants, ...values }: Values) =>
  newFirmTraining.safeParse({ ...values, users: participants.map(({ userId }) => userId) }).data

type Props = { training: FirmTraining | undefined; onClose: () => void }

/** Enters a training that was held, or corrects it (FIRM-3). */
export const TrainingDialog = ({ training, onClose }: Props) => {
  const form = useDialogForm({
    about: training?._id ?? 'new training',
    initial: training
      ? {
          title: training.title,
          heldOn: training.heldOn,
          participants: training.participants,
          renewOn: training.renewOn,
        }
      : EMPTY,
    toBody: bodyOf,
    mutation: useSaveTraining(training),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={training ? 'Training' : 'Enter a training'}
      onClose={onClose}
      submitLabel={training ? 'Save' : 'Enter'}
      {...form.dialog}
    >
      <TextInput
        label="Title"
        required
        data-autofocus
        description="A later training of the same title renews this one"
        {...form.text('title')}
      />
      <DateField label="Held on" required maxDate={today()} {...form.field('heldOn')} />
      <UserMultiSelect
        label="Took part"
        isField
        placeholder="Choose colleagues"
        users={form.values.participants}
        onChange={(participants) => form.change({ participants })}
        error={form.problemAt('users')}
      />
      <DateField label="To be renewed on" {...form.field('renewOn')} />
    </ModalForm>
  )
}
