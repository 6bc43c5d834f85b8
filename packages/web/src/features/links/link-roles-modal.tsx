import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { LinkDetailsFields, newLinkDetails } from './link-details.tsx'
import { NO_OFFICE_DAYS, OfficeDayFields, officesToSend } from './office-days.tsx'
import { type ShownLink, useUpdateLink } from './links.api.ts'
import { sharesToSend } from './new-shares.tsx'
import { useKnownShares } from './use-known-shares.ts'

/** Edits the roles of a link, and the percentage where the company has no shares (LINK-10). */
export const LinkRolesModal = ({ link, title, onClose }: { link: ShownLink; title: string; onClose: () => void }) => {
  const known = useKnownShares(link.organizationId)
  const form = useDialogForm({
    about: link._id,
    initial: {
      ...newLinkDetails(),
      roles: link.roles,
      beneficiaryPercentage: link.beneficiaryPercentage,
      ...NO_OFFICE_DAYS,
    },
    version: link.version,
    toBody: (values, { version = link.version }) => ({
      link: { ...link, version },
      ...officesToSend(link.terms, values, values),
      ...sharesToSend(values, known, link.holdings),
    }),
    mutation: useUpdateLink(),
    onSaved: onClose,
  })

  return (
    <ModalForm title={title} onClose={onClose} submitLabel="Save" {...form.dialog}>
      <LinkDetailsFields
        details={form.values}
        onChange={form.change}
        known={known}
        problem={form.problemAt('holdings')}
        percentage={link.percentage}
      />
      <OfficeDayFields
        organizationId={link.organizationId}
        before={link.terms}
        heldRoles={link.roles}
        roles={form.values.roles}
        {...form}
      />
    </ModalForm>
  )
}
