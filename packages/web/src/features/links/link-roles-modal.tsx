import type { Link } from '@registrar/domain/links/link'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { LinkDetailsFields, linkDetailsToSend } from './link-details.tsx'
import { useUpdateLink } from './links.api.ts'

/** Edits the roles and the percentage of a link. */
export const LinkRolesModal = ({ link, title, onClose }: { link: Link; title: string; onClose: () => void }) => {
  const form = useDialogForm({
    initial: { roles: link.roles, beneficiaryPercentage: link.beneficiaryPercentage },
    toBody: (details) => ({ id: link._id, ...linkDetailsToSend(details) }),
    mutation: useUpdateLink(),
    onSaved: onClose,
  })

  return (
    <ModalForm title={title} isOpen onClose={onClose} submitLabel="Save" {...form.dialog}>
      <LinkDetailsFields details={form.values} onChange={form.change} />
    </ModalForm>
  )
}
