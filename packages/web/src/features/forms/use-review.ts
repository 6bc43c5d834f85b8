import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { newUuid } from '#lib/new-uuid'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface HistoryState {
    /** names one opening of the review of the public form */
    formReview?: string
  }
}

/**
 * The review of the public form before it is sent. It has an entry in the browser's history: on a phone, Back closes it. An
 * edit ends it (`forget`), because the new values are not validated: Forward then shows the form.
 */
export const useReview = () => {
  const addressed = useLocation({ select: ({ state }) => state.formReview })
  const [validated, setValidated] = useState<string>()
  const navigate = useNavigate()
  const router = useRouter()

  return {
    isOpen: addressed !== undefined && addressed === validated,
    forget: () => setValidated(undefined),
    open: () => {
      const formReview = newUuid()
      setValidated(formReview)
      void navigate({ to: '.', state: { formReview }, resetScroll: false })
    },
    close: () => {
      if (router.state.location.state.formReview !== undefined) router.history.back()
    },
  }
}
