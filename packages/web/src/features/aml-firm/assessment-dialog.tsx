import { Button, Fieldset, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import {
  type FirmAssessment,
  firmRiskScore,
  MOST_LIKELY,
  newFirmAssessment,
} from '@registrar/domain/aml-firm/firm-assessment'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { newUuid } from '#lib/new-uuid'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { Fields } from '#ui/section'
import { useSaveAssessment } from './aml-firm.api.ts'

type TypedRisk = {
  key: string
  section: string
  risk: string
  likelihood: number
  impact: number
  controls: string
  residual: string
}

type Values = { risks: TypedRisk[]; approvedOn: IsoDate | null; nextReview: IsoDate | null }

const degrees = Array.from({ length: MOST_LIKELY }, (_, index) => String(index + 1))

const emptyRisk = (): TypedRisk => ({
  key: newUuid(),
  section: '',
  risk: '',
  likelihood: 1,
  impact: 1,
  controls: '',
  residual: '',
})

const valuesOf = ({ risks }: FirmAssessment): Values => ({
  risks:
    risks.length === 0
      ? [emptyRisk()]
      : risks.map(({ section, risk, likelihood, impact, controls, residual }) => ({
          section,
          risk,
          likelihood,
          impact,
          key: newUuid(),
          controls: controls ?? '',
          residual: String(residual ?? ''),
        })),
  // A new version is approved anew.
  approvedOn: null,
  nextReview: null,
})

const isScore = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_LIKELY * MOST_LIKELY

const bodyOf = ({ risks, approvedOn, nextReview }: Values, version: number) => {
  const body = newFirmAssessment.safeParse({
    risks: risks.map(({ section, risk, likelihood, impact, controls, residual }) => ({
      section,
      risk,
      likelihood,
      impact,
      controls: controls.trim() || null,
      residual: isScore(residual.trim()) ? Number(residual) : residual.trim() || null,
    })),
    approvedOn,
    nextReview,
    version,
  })
  return body.success ? body.data : undefined
}

type RiskProps = {
  risk: TypedRisk
  number: number
  onChange: (patch: Partial<TypedRisk>) => void
  onRemove: (() => void) | undefined
}

const RiskFields = ({ risk, number, onChange, onRemove }: RiskProps) => (
  <Fieldset legend={`Risk ${number}: score ${firmRiskScore(risk)}`}>
    <Stack gap="sm">
      <TextInput
        label="Section"
        required
        description="Clients, services, countries, ways of delivery, …"
        value={risk.section}
        onChange={(event) => onChange({ section: event.currentTarget.value })}
      />
      <Textarea
        label="Risk"
        required
        autosize
        minRows={2}
        value={risk.risk}
        onChange={(event) => onChange({ risk: event.currentTarget.value })}
      />
      <Fields>
        <Select
          label="Likelihood"
          data={degrees}
          allowDeselect={false}
          value={String(risk.likelihood)}
          onChange={(value) => onChange({ likelihood: Number(value) })}
        />
        <Select
          label="Impact"
          data={degrees}
          allowDeselect={false}
          value={String(risk.impact)}
          onChange={(value) => onChange({ impact: Number(value) })}
        />
      </Fields>
      <Textarea
        label="Controls"
        autosize
        minRows={2}
        value={risk.controls}
        onChange={(event) => onChange({ controls: event.currentTarget.value })}
      />
      <TextInput
        label="What is left"
        description="A score from 1 to 25, or words"
        value={risk.residual}
        onChange={(event) => onChange({ residual: event.currentTarget.value })}
      />
      {onRemove && (
        <Group justify="flex-end">
          <Button size="xs" variant="subtle" color="red" onClick={onRemove} aria-label={`Remove risk ${number}`}>
            Remove
          </Button>
        </Group>
      )}
    </Stack>
  </Fieldset>
)

type Props = { assessment: FirmAssessment; onClose: () => void }

/** Writes a new version of the firm's risk assessment (FIRM-1). */
export const AssessmentDialog = ({ assessment, onClose }: Props) => {
  const form = useDialogForm({
    about: 'assessment of the firm',
    initial: valuesOf(assessment),
    toBody: (values) => bodyOf(values, assessment.version),
    mutation: useSaveAssessment(),
    onSaved: onClose,
  })
  const { risks } = form.values
  const setRisks = (next: TypedRisk[]) => form.change({ risks: next })

  return (
    <ModalForm
      title="Risk assessment of the firm"
      onClose={onClose}
      submitLabel="Save a new version"
      size="lg"
      {...form.dialog}
    >
      {risks.map((risk, index) => (
        <RiskFields
          key={risk.key}
          risk={risk}
          number={index + 1}
          onChange={(patch) => setRisks(risks.map((one) => (one.key === risk.key ? { ...one, ...patch } : one)))}
          onRemove={risks.length > 1 ? () => setRisks(risks.filter(({ key }) => key !== risk.key)) : undefined}
        />
      ))}
      <Group>
        <Button size="xs" variant="default" onClick={() => setRisks([...risks, emptyRisk()])}>
          Add a risk
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        With a day of approval, you approve this version for the firm.
      </Text>
      <Fields>
        <DateField label="Approved on" maxDate={today()} {...form.field('approvedOn')} />
        <DateField label="Next review" {...form.field('nextReview')} />
      </Fields>
    </ModalForm>
  )
}
