import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { LinkDetailsFields } from './link-details.tsx'
import { NO_OFFICE_DAYS, OfficeDayFields, officesToSend } from './office-days.tsx'
import { type ShownLink, useUpdateLink } from './links.api.ts'
import { useHasShares } from './use-has-shares.ts'

/** Edits the roles of a link, and the percentage where the company has no shares (LINK-10). */
export const LinkRolesModal = ({ link, title, onClose }: { link: ShownLink; title: string; onClose: () => void }) => {
  const hasShares = useHasShares(link.organizationId)
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
      <LinkDetailsFields
        details={form.values}
        onChange={form.change}
        hasShares={hasShares}
        percentage={link.percentage}
      />
      <OfficeDayFields before={link.terms} heldRoles={link.roles} roles={form.values.roles} {...form} />
    </ModalForm>
  )
}
