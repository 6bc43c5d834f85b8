import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { LinkDetailsFields, linkDetailsToSend } from './link-details.tsx'
import { type ShownLink, useUpdateLink } from './links.api.ts'
import { OfferedPercentage } from './offered-percentage.tsx'

/** Edits the roles and the percentage of a link. */
export const LinkRolesModal = ({ link, title, onClose }: { link: ShownLink; title: string; onClose: () => void }) => {
  const form = useDialogForm({
    initial: { roles: link.roles, beneficiaryPercentage: link.beneficiaryPercentage },
    version: link.version,
    toBody: (details, { version = link.version }) => ({ link: { ...link, version }, ...linkDetailsToSend(details) }),
    mutation: useUpdateLink(),
    onSaved: onClose,
  })

  return (
    <ModalForm title={title} isOpen onClose={onClose} submitLabel="Save" {...form.dialog}>
      <LinkDetailsFields details={form.values} onChange={form.change} />
      {form.values.roles.includes('shareholder') && (
        <OfferedPercentage link={link} onUse={(beneficiaryPercentage) => form.change({ beneficiaryPercentage })} />
      )}
    </ModalForm>
  )
}
