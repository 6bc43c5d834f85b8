import type { Link } from '@registrar/domain/links/link'
import { useState } from 'react'
import { ModalForm } from '#ui/modal-form'
import { useUpdateLink } from './links.api.ts'
import { LinkDetailsFields, linkDetailsToSend } from './link-details.tsx'

/** Edits the roles and the percentage of a link. */
export const LinkRolesModal = ({ link, title, onClose }: { link: Link; title: string; onClose: () => void }) => {
  const [terms, setDetails] = useState({ roles: link.roles, beneficiaryPercentage: link.beneficiaryPercentage })
  const update = useUpdateLink()
  return (
    <ModalForm
      title={title}
      isOpen
      onClose={onClose}
      onSubmit={() => update.mutate({ id: link._id, ...linkDetailsToSend(terms) }, { onSuccess: onClose })}
      submitLabel="Save"
      isBusy={update.isPending}
    >
      <LinkDetailsFields terms={terms} onChange={setDetails} />
    </ModalForm>
  )
}
