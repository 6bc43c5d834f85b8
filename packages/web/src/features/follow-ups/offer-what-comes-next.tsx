import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import type { NextOffer } from '@registrar/domain/follow-ups/follow-up-offers'
import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useState } from 'react'
import { openDialog } from '#ui/dialog-host'
import { DialogActions } from '#ui/dialog-actions'
import { findWhatComesNext } from './follow-ups.api.ts'

type Offered = NextOffer['followUps'][number]

const factsOf = ({ ARD, deadline, start_date, archivesCompleted }: Offered, completed: string): string =>
  [
    ARD && `ARD ${displayDate(ARD)}`,
    deadline && deadline !== start_date && `deadline ${displayDate(deadline)}`,
    archivesCompleted && `archives the completed ${completed}`,
  ]
    .filter(Boolean)
    .join(', ')

type Props = { offer: NextOffer; completed: string; onAnswer: (chosen: NextOffer | undefined) => void }

/** The follow-ups and tasks that may come next, all ticked (FUP-35). */
const NextOfferForm = ({ offer, completed, onAnswer }: Props) => {
  const [names, setNames] = useState(offer.followUps.map(({ name }) => name))
  const [hasTasks, setHasTasks] = useState(offer.tasks.length > 0)
  const [first] = offer.tasks
  const last = offer.tasks.at(-1)
  const isEmpty = names.length === 0 && !hasTasks

  const submit = () =>
    onAnswer({
      followUps: offer.followUps.filter(({ name }) => names.includes(name)),
      tasks: hasTasks ? offer.tasks : [],
    })

  return (
    <>
      <Text size="sm" mb="md">
        {completed} is completed. Choose what to start now.
      </Text>
      <Stack gap="sm" mb="lg">
        {offer.followUps.map((one) => (
          <Checkbox
            key={one.name}
            label={one.label}
            description={factsOf(one, completed) || undefined}
            checked={names.includes(one.name)}
            onChange={({ currentTarget: { checked } }) =>
              setNames(checked ? [...names, one.name] : names.filter((name) => name !== one.name))
            }
          />
        ))}
        {first && last && (
          <Checkbox
            label={`${countText(offer.tasks.length, 'task')} with due dates, from ${displayDate(first.dueDate)} to ${displayDate(last.dueDate)}`}
            description={`${first.title}, and so on. They show among the deadlines.`}
            checked={hasTasks}
            onChange={(event) => setHasTasks(event.currentTarget.checked)}
          />
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={() => onAnswer(undefined)}>
          Not now
        </Button>
        <Button onClick={submit} disabled={isEmpty} data-autofocus>
          Start
        </Button>
      </DialogActions>
    </>
  )
}

/**
 * Offers what a completed follow-up leads to, filled in, in a dialog (FUP-35). Resolves with what the user chose; undefined
 * when there is nothing to offer, or nothing was chosen.
 */
export const offerWhatComesNext = async (completed: FollowUp): Promise<NextOffer | undefined> => {
  const offer = await findWhatComesNext(completed._id)
  if (offer.followUps.length + offer.tasks.length === 0) return undefined

  return openDialog<NextOffer | undefined>({
    title: `What comes next for ${completed.organization_name}`,
    size: 'md',
    whenClosed: undefined,
    content: (answer) => <NextOfferForm offer={offer} completed={completed.label} onAnswer={answer} />,
  })
}
