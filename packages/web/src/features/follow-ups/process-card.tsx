import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { Link } from '@tanstack/react-router'
import { useBackLinkState } from '#lib/back-link'
import { useMay } from '#lib/may'
import { BoardCard, cardClasses } from '#ui/board-card'
import { DeadlineText } from './deadline-text.tsx'
import { useMoveOrComplete } from './use-move-or-complete.ts'

/** The steps of a process as the columns of its board. */
export const stepsOf = (name: FollowUpCode) =>
  followUpCatalogue[name].steps.map((label, step) => ({ value: String(step), label: `${step}. ${label}` }))

/** A follow-up on the board of its kind. It opens the follow-up, and moves to another step (FUP-38). */
export const ProcessCard = ({ followUp }: { followUp: FollowUp }) => {
  const backLinkState = useBackLinkState()
  const { moveTo, moving } = useMoveOrComplete(followUp)
  const { _id: id, name, organization_id, organization_name, step_index, archived_at } = followUp
  const mayMove = useMay(followUpsCalls.updateFollowUp)

  return (
    <BoardCard
      id={id}
      name={organization_name}
      place={String(step_index)}
      places={stepsOf(name)}
      onMove={mayMove && archived_at === null ? (step) => void moveTo(Number(step)) : undefined}
      isMoving={moving !== undefined}
      title={
        <Link
          to="/organization/$id/{-$tab}"
          params={{ id: organization_id, tab: 'FOLLOW_UP_BETA_TAB' }}
          search={archived_at ? ({ archived: true } as never) : undefined}
          hash={id}
          state={backLinkState}
          draggable={false}
          className={cardClasses.title}
        >
          {organization_name}
        </Link>
      }
    >
      <div className={cardClasses.facts}>
        <DeadlineText followUp={followUp} size="xs" />
      </div>
      {followUp.comments && <p className={cardClasses.text}>{followUp.comments}</p>}
    </BoardCard>
  )
}
