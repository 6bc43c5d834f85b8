import { Checkbox, Stack, TextInput } from '@mantine/core'
import type { ShareClass } from '@registrar/domain/shares/share-class'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { useDialogForm } from '#lib/use-dialog-form'
import { EuroField } from '#ui/euro-field'
import { ModalForm } from '#ui/modal-form'
import { WholeNumberField } from '#ui/whole-number-field'
import { useSaveShareClass } from './shares.api.ts'

type Values = {
  name: string
  nominal: number | ''
  currency: string
  votes: number | ''
  dividend: string
  redeemable: boolean
}

type Props = { organizationId: string; shareClass?: ShareClass | undefined; onClose: () => void }

/** Makes a class of shares, or changes it (SHARE-1). */
export const ShareClassDialog = ({ organizationId, shareClass, onClose }: Props) => {
  const initial: Values = {
    name: shareClass?.name ?? 'Ordinary',
    nominal: shareClass ? (shareClass.nominal ?? '') : 1,
    currency: shareClass?.currency ?? 'EUR',
    votes: shareClass?.votes ?? 1,
    dividend: shareClass?.dividend ?? '',
    redeemable: shareClass?.redeemable ?? false,
  }
  const form = useDialogForm({
    about: shareClass?._id ?? organizationId,
    initial,
    toBody: ({ nominal, votes, dividend, ...values }) =>
      values.name.trim() === '' || Number.isNaN(nominal) || Number.isNaN(votes)
        ? undefined
        : {
            organizationId,
            ...values,
            nominal: nominal === '' ? null : nominal,
            votes: votes === '' ? 0 : votes,
            dividend: dividend.trim() || null,
          },
    mutation: useSaveShareClass(shareClass),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={shareClass ? `Class ${shareClass.name}` : 'Add a class of shares'}
      onClose={onClose}
      submitLabel={shareClass ? 'Save' : 'Add'}
      submitCall={shareClass ? sharesCalls.updateShareClass : sharesCalls.createShareClass}
      {...form.dialog}
    >
      <Stack gap="sm">
        <TextInput label="Name" required data-autofocus {...form.text('name')} />
        <EuroField
          label="Nominal value of a share"
          description="On the first day: a split or a consolidation changes it by itself"
          min={0}
          decimals={6}
          currency={form.values.currency.trim().toUpperCase() || 'EUR'}
          {...form.field('nominal')}
        />
        <TextInput label="Currency" required maxLength={3} {...form.text('currency')} />
        <WholeNumberField label="Votes per share" {...form.field('votes')} />
        <TextInput label="Dividend" {...form.text('dividend')} />
        <Checkbox label="Redeemable" {...form.checkbox('redeemable')} />
      </Stack>
    </ModalForm>
  )
}
