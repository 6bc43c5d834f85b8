import { usersCalls } from '@registrar/domain/users/users.calls'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { request } from '#lib/api'
import { clearSession } from '#lib/session'

/** Ends the session. A failure leaves nobody signed in here all the same; it is only logged (part 2, section 8). */
export const useLogout = () => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => request(usersCalls.logout, {}),
    // oxlint-disable-next-line no-console -- documented: logged, with no message to the user
    onError: (error) => console.error(error),
    onSettled: () => {
      clearSession()
      void navigate({ to: '/auth/signin' })
    },
  })
}
