import { useState } from 'react'
import { Dialog } from '#ui/dialog'
import { InvitationLink } from './invitation-link.tsx'
import { InviteModal } from './invite-modal.tsx'

/** Invites a colleague over any page, and then shows the link, once (USER-14). */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [link, setLink] = useState<string>()
  if (link === undefined) return <InviteModal onClose={onClose} onInvited={setLink} />

  return (
    <Dialog opened onClose={onClose} title="Invited">
      <InvitationLink link={link} onClose={onClose} />
    </Dialog>
  )
}
