import { SegmentedControl, Text, Textarea } from '@mantine/core'
import {
  type SanctionsDecision,
  type SanctionsHit,
  sanctionsHitStateLabels,
  sanctionsHitStates,
} from '@registrar/domain/sanctions/sanctions-hit'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useDecideHit } from './sanctions.api.ts'

const options = sanctionsHitStates.map((value) => ({ value, label: sanctionsHitStateLabels[value] }))

/** Records what a hit is, and why (SANC-5). */
export const DecisionModal = ({ hit, onClose }: { hit: SanctionsHit; onClose: () => void }) => {
  const initial: SanctionsDecision = { state: hit.state === 'open' ? 'cleared' : hit.state, reason: '' }
  const form = useDialogForm({
    about: hit._id,
    initial,
    toBody: ({ state, reason }) => (reason.trim() === '' ? undefined : { id: hit._id, state, reason }),
    mutation: useDecideHit(),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Sanctions hit" onClose={onClose} submitLabel="Save the decision" size="sm" {...form.dialog}>
      <Text size="md" style={{ overflowWrap: 'anywhere' }}>
        {hit.name}
        {hit.formerName && `, formerly ${hit.formerName},`} is {hit.score}% like {hit.listedName}
        {hit.programme && ` (${hit.programme})`}. Cleared means somebody else; confirmed means the same one.
      </Text>
      <SegmentedControl
        aria-label="Decision"
        data={options}
        value={form.values.state}
        onChange={(state) => form.change({ state })}
      />
      <Textarea label="Reason" required autosize minRows={3} maxLength={2000} data-autofocus {...form.text('reason')} />
    </ModalForm>
  )
}
