import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import type { NextOffer } from '@registrar/domain/follow-ups/follow-up-offers'
import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { type Tax, taxOf } from '@registrar/domain/taxes/tax'
import { taxOfFollowUp } from '@registrar/domain/taxes/registered-by-follow-up'
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

/** What was chosen of an offer; `tax` is the tax that the company is to be registered for. */
export type ChosenNext = Pick<NextOffer, 'followUps'> & { tax: Tax | undefined }

type Props = {
  offer: NextOffer
  completed: FollowUp
  onAnswer: (chosen: ChosenNext | undefined) => void
}

/** The follow-ups and the registration for a tax that may come next, all ticked (FUP-35). */
const NextOfferForm = ({ offer, completed, onAnswer }: Props) => {
  const [names, setNames] = useState(offer.followUps.map(({ name }) => name))
  const offeredTax = offer.tasks.length > 0 ? taxOfFollowUp[completed.name] : undefined
  const [tax, setTax] = useState(offeredTax)
  const [first] = offer.tasks
  const isEmpty = names.length === 0 && tax === undefined

  const submit = () =>
    onAnswer({
      followUps: offer.followUps.filter(({ name }) => names.includes(name)),
      tax,
    })

  return (
    <>
      <Text size="sm" mb="md">
        {completed.label} is completed. Choose what to start now.
      </Text>
      <Stack gap="sm">
        {offer.followUps.map((one) => (
          <Checkbox
            key={one.name}
            label={one.label}
            description={factsOf(one, completed.label) || undefined}
            checked={names.includes(one.name)}
            onChange={({ currentTarget: { checked } }) =>
              setNames(checked ? [...names, one.name] : names.filter((name) => name !== one.name))
            }
          />
        ))}
        {first && offeredTax && (
          <Checkbox
            label={`Registration for ${taxOf(offeredTax).label} from today on`}
            description={`${first.title} by ${displayDate(first.dueDate)}, and so on. Correct the first day and the period on the Filings tab.`}
            checked={tax !== undefined}
            onChange={(event) => setTax(event.currentTarget.checked ? offeredTax : undefined)}
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
export const offerWhatComesNext = async (completed: FollowUp): Promise<ChosenNext | undefined> => {
  const offer = await findWhatComesNext(completed._id)
  if (offer.followUps.length + offer.tasks.length === 0) return undefined

  return openDialog<ChosenNext | undefined>({
    title: `What comes next for ${completed.organization_name}`,
    size: 'md',
    whenClosed: undefined,
    content: (answer) => <NextOfferForm offer={offer} completed={completed} onAnswer={answer} />,
  })
}
