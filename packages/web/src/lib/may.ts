import { isPermitted } from '@registrar/domain/access/permitted-calls'
import type { Call } from '@registrar/domain/shared/call'
import { useSessionUser } from './session.ts'

/** Whether the signed-in user's role may make a call (USER-12). */
export const useMay = (call: Pick<Call, 'method' | 'path' | 'access'>): boolean => {
  const user = useSessionUser()
  return user !== undefined && isPermitted(user.role, call)
}
