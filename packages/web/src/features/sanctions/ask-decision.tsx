import { Button, Group, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import {
  type SanctionsDecision,
  type SanctionsHit,
  type SanctionsHitState,
  sanctionsHitStateLabels,
  sanctionsHitStates,
} from '@registrar/domain/sanctions/sanctions-hit'
import { useState } from 'react'
import { openDialog } from '#ui/dialog-host'

type Props = { hit: SanctionsHit; answer: (decision: SanctionsDecision | undefined) => void }

const options = sanctionsHitStates.map((value) => ({ value, label: sanctionsHitStateLabels[value] }))

const DecisionForm = ({ hit, answer }: Props) => {
  const [state, setState] = useState<SanctionsHitState>(hit.state === 'open' ? 'cleared' : hit.state)
  const [reason, setReason] = useState('')

  return (
    <Stack gap="md">
      <Text size="md" style={{ overflowWrap: 'anywhere' }}>
        {hit.name} is {hit.score}% like {hit.listedName}
        {hit.programme && ` (${hit.programme})`}. Cleared means somebody else; confirmed means the same one.
      </Text>
      <SegmentedControl aria-label="Decision" data={options} value={state} onChange={setState} />
      <Textarea
        label="Reason"
        required
        autosize
        minRows={3}
        maxLength={2000}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer(undefined)}>
          Cancel
        </Button>
        <Button disabled={reason.trim() === ''} onClick={() => answer({ state, reason })}>
          Save the decision
        </Button>
      </Group>
    </Stack>
  )
}

/** Asks what a hit is, and why; undefined when the user cancels (SANC-5). */
export const askDecision = (hit: SanctionsHit): Promise<SanctionsDecision | undefined> =>
  openDialog<SanctionsDecision | undefined>({
    title: 'Sanctions hit',
    whenClosed: undefined,
    content: (answer) => <DecisionForm hit={hit} answer={answer} />,
  })
