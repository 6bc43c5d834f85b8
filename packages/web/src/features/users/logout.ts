import { usersCalls } from '@registrar/domain/users/users.calls'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { request } from '#lib/api'
import { forgetSession } from './forget-session.ts'

/** Ends the session. Nobody stays signed in here even when the call fails: its failure is only logged (USER-10). */
export const useLogout = () => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => request(usersCalls.logout, {}),
    // oxlint-disable-next-line no-console -- the failure is logged and not shown (USER-10)
    onError: (error) => console.error(error),
    onSettled: () => {
      forgetSession()
      void navigate({ to: '/auth/signin' })
    },
  })
}
