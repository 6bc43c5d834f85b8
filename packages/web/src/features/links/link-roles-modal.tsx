import { Button, Group, Text } from '@mantine/core'
import { percentageOn } from '@registrar/domain/links/link-terms'
import { percentageText, shownPercentage } from '@registrar/domain/shared/percentage'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { today } from '#lib/clock'
import { LinkDetailsFields } from './link-details.tsx'
import { NO_OFFICE_DAYS, OfficeDayFields, officesToSend } from './office-days.tsx'
import { type ShownLink, useUpdateLink } from './links.api.ts'
import { useAllShares } from './use-all-shares.ts'

/** The percentage that the shares in force today make, with a button that fills it in. Renders nothing without shares. */
const OfferedPercentage = ({ link, onUse }: { link: ShownLink; onUse: (percentage: number) => void }) => {
  const allShares = useAllShares(link.organizationId)
  if (!allShares) return null
  const percentage = shownPercentage(percentageOn(link, allShares, today()))

  return (
    <Group gap="xs">
      <Text size="sm">These shares are {percentageText(percentage)} of the company.</Text>
      <Button variant="default" size="xs" onClick={() => onUse(percentage)}>
        Use {percentageText(percentage)}
      </Button>
    </Group>
  )
}

/** Edits the roles and the percentage of a link. */
export const LinkRolesModal = ({ link, title, onClose }: { link: ShownLink; title: string; onClose: () => void }) => {
  const form = useDialogForm({
    initial: { roles: link.roles, beneficiaryPercentage: link.beneficiaryPercentage, ...NO_OFFICE_DAYS },
    version: link.version,
    toBody: (values, { version = link.version }) => ({
      link: { ...link, version },
      ...officesToSend(link.terms, values, values),
    }),
    mutation: useUpdateLink(),
    onSaved: onClose,
  })

  return (
    <ModalForm title={title} isOpen onClose={onClose} submitLabel="Save" {...form.dialog}>
      <LinkDetailsFields details={form.values} onChange={form.change} />
      <OfficeDayFields before={link.terms} heldRoles={link.roles} roles={form.values.roles} {...form} />
      {form.values.roles.includes('shareholder') && (
        <OfferedPercentage link={link} onUse={(beneficiaryPercentage) => form.change({ beneficiaryPercentage })} />
      )}
    </ModalForm>
  )
}
