import { Alert, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { B1b73Select } from './b1b73-select.tsx'

type Props = {
  nextAr: IsoDate | null
  value: IsoDate | null
  onChange: (date: IsoDate | null) => void
  /** why the CRO would refuse it */
  problems: string[]
  reason: string
  onReason: (reason: string) => void
  isReasonMissing: boolean
}

/** The B1B73. When the CRO would refuse it, it says why and asks for a reason, which the history keeps (AR-6, AR-11). */
export const B1b73Field = ({ nextAr, value, onChange, problems, reason, onReason, isReasonMissing }: Props) => (
  <Stack gap="xs">
    <B1b73Select nextAr={nextAr} value={value} onChange={onChange} />
    {problems.length > 0 && (
      <>
        <Alert
          title="The CRO would refuse this B1B73"
          color="yellow"
          role="alert"
          styles={{ title: { color: 'var(--app-amber-text)' } }}
        >
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
        <TextInput
          label="Reason for the B1B73"
          description="It is kept in the list of past ARDs"
          required
          maxLength={500}
          value={reason}
          error={isReasonMissing && 'Give the reason for filing it anyway.'}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      </>
    )}
  </Stack>
)
