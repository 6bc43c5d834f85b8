import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { useEffect, useRef } from 'react'
import { useMoveOrComplete } from './use-move-or-complete.ts'

/** Completes a follow-up as soon as it is mounted, with the same question, undo and offer as in its panel. Renders nothing. */
export const CompleteFollowUp = ({ followUp, onClose }: { followUp: FollowUp; onClose: () => void }) => {
  const { moveTo } = useMoveOrComplete(followUp, { asksBeforeSkipping: true })
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void moveTo(followUp.max_step_index).finally(onClose)
  })

  return null
}
