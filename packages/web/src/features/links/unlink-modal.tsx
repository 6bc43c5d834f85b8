import { Button, Text } from '@mantine/core'
import { endOn } from '@registrar/domain/links/link-terms'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { FilingOfChange, filingToSend, type SaidOfFiling, TO_BE_FILED } from '#features/filings'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { b10Text } from './office-days.tsx'
import { useOfficeCompany } from './use-office-company.ts'
import { type ShownLink, useRemoveLink, useUpdateDatedParts } from './links.api.ts'

type Values = { ceasedOn: IsoDate | null } & SaidOfFiling
type Props = { link: ShownLink; label: string; onClose: () => void }

/** Asks whether a link ended on a day or was made by mistake, and ends or removes it (LINK-9). */
export const UnlinkModal = ({ link, label, onClose }: Props) => {
  const remove = useRemoveLink(link)
  const initial: Values = { ceasedOn: today(), ...TO_BE_FILED }
  const form = useDialogForm({
    about: link._id,
    initial,
    toBody: ({ ceasedOn, ...said }) =>
      ceasedOn
        ? {
            link,
            terms: endOn(link.terms, ceasedOn),
            holdings: endOn(link.holdings, ceasedOn),
            ...filingToSend(said),
          }
        : undefined,
    mutation: useUpdateDatedParts(),
    onSaved: onClose,
  })

  const company = useOfficeCompany(link.organizationId)
  const { ceasedOn: leftOn } = form.values
  const makes = leftOn ? b10Text(link.terms, endOn(link.terms, leftOn), company) : undefined

  return (
    <ModalForm
      title="Are you sure you want to continue?"
      onClose={onClose}
      submitLabel="End on this day"
      {...form.dialog}
      isBusy={form.dialog.isBusy || remove.isPending}
      footer={
        <Button
          variant="outline"
          color="red"
          disabled={form.dialog.isBusy || remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
        >
          Unlink
        </Button>
      }
    >
      <Text size="md" style={{ overflowWrap: 'anywhere' }}>
        If {label} has left, the past stays in the registers.
      </Text>
      <DateField label="Ceased on" clearable={false} {...form.field('ceasedOn')} />
      {makes && <FilingOfChange {...form} makes={makes} />}
      <Text size="md">Linked by mistake? Unlinking removes the link with its terms and shares. Both records stay.</Text>
    </ModalForm>
  )
}
