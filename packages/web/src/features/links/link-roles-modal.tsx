import type { Link } from '@registrar/domain/links/link'
import { useState } from 'react'
import { ModalForm } from '#ui/modal-form'
import { useUpdateLink } from './links.api.ts'
import { LinkTermsFields, termsToSend } from './link-terms.tsx'

/** Edits the roles and the percentage of a link. */
export const LinkRolesModal = ({ link, title, onClose }: { link: Link; title: string; onClose: () => void }) => {
  const [terms, setTerms] = useState({ roles: link.roles, beneficiaryPercentage: link.beneficiaryPercentage })
  const update = useUpdateLink()
  return (
    <ModalForm
      title={title}
      isOpen
      onClose={onClose}
      onSubmit={() => update.mutate({ id: link._id, ...termsToSend(terms) }, { onSuccess: onClose })}
      submitLabel="Save"
      isBusy={update.isPending}
    >
      <LinkTermsFields terms={terms} onChange={setTerms} />
    </ModalForm>
  )
}
