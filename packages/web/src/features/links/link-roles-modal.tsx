import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { LinkDetailsFields, linkDetailsToSend } from './link-details.tsx'
import { type ShownLink, useUpdateLink } from './links.api.ts'
import { useHasShares } from './use-has-shares.ts'

/** Edits the roles of a link, and the percentage where the company has no shares (LINK-10). */
export const LinkRolesModal = ({ link, title, onClose }: { link: ShownLink; title: string; onClose: () => void }) => {
  const hasShares = useHasShares(link.organizationId)
  const form = useDialogForm({
    initial: { roles: link.roles, beneficiaryPercentage: link.beneficiaryPercentage },
    version: link.version,
    toBody: (details, { version = link.version }) => ({ link: { ...link, version }, ...linkDetailsToSend(details) }),
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
    </ModalForm>
  )
}
