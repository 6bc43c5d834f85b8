import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { useState } from 'react'
import { ProcessColumn } from './process-column.tsx'
import classes from './process-board.module.css'

type Filters = Omit<BodyInput<typeof followUpsCalls.searchFollowUps>, 'step_index' | 'page' | 'limit'>

/** The board of one kind of follow-up: its steps are the columns, its follow-ups the cards (FUP-38). */
export const ProcessBoard = ({ name, filters }: { name: FollowUpCode; filters: Filters }) => {
  const [movedByMenu, setMovedByMenu] = useState<string>()

  return (
    <div
      className={classes.board}
      data-board
      role="group"
      aria-label={`Board of ${followUpCatalogue[name].label}`}
      tabIndex={0}
    >
      {followUpCatalogue[name].steps.map((label, step) => (
        <ProcessColumn
          key={`${name}/${step}`}
          step={step}
          label={label}
          filters={{ ...filters, name }}
          movedByMenu={movedByMenu}
          onMenuMove={setMovedByMenu}
        />
      ))}
    </div>
  )
}
