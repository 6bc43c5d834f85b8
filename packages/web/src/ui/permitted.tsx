import { hasRole } from '@registrar/domain/access/roles'
import type { Call } from '@registrar/domain/shared/call'
import type { ReactNode } from 'react'
import { useMay } from '#lib/may'
import { useSessionUser } from '#lib/session'
import classes from './permitted.module.css'

type Props = { call: Pick<Call, 'method' | 'path' | 'access'>; children: ReactNode }

/** What read-only users are told where they cannot change anything. */
export const READ_ONLY_REASON = 'Your role can read but not change anything.'

/** Whether the signed-in user may only read (USER-12). */
export const useIsReadOnly = (): boolean => {
  const user = useSessionUser()
  return user !== undefined && !hasRole(user.role, 'staff')
}

/** Shows what makes a call only to users whose role may make it (USER-12). */
export const Permitted = ({ call, children }: Props) => (useMay(call) ? children : null)

/** Fields and buttons that change a record. For read-only users they are disabled, and say why (USER-12). */
export const Editable = ({ children }: { children: ReactNode }) =>
  useIsReadOnly() ? (
    <fieldset disabled title={READ_ONLY_REASON} className={classes.disabled}>
      {children}
    </fieldset>
  ) : (
    children
  )
