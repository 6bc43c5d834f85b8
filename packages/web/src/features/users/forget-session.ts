import { clearSession } from '#lib/session'
import { toast } from '#lib/toast'

/** Clears the session and what the page still says of it: a message may name a client. */
export const forgetSession = (): void => {
  toast.remove()
  clearSession()
}
