import { Anchor } from '@mantine/core'
import { hasRole } from '@registrar/domain/access/roles'
import { countText } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { outboxQuery } from '#lib/outbox'
import { useSessionUser } from '#lib/session'
import { Notice } from '#ui/notice'

/** Tells administrators that emails do not leave, while no mail server or no sender is set up (MAIL-4, MAIL-20). */
export const OutboxBanner = () => {
  const user = useSessionUser()
  const isAdministrator = user !== undefined && hasRole(user.role, 'admin')
  const { data } = useQuery({ ...outboxQuery, enabled: isAdministrator })
  if (!isAdministrator || !data) return null
  if (data.hasMailServer)
    return data.hasSender ? null : (
      <Notice>
        No sender is set: emails wait until there is one.{' '}
        <Anchor component={Link} to="/settings" size="sm">
          Set it in Settings
        </Anchor>
        .
      </Notice>
    )

  return (
    <Notice>
      No mail server is set up: emails do not leave, they are kept in the outbox of the server.
      {data.kept > 0 && ` ${countText(data.kept, 'email')} kept so far.`} Set SMTP_URL to send them from now on.
    </Notice>
  )
}
