import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { DateField } from '#ui/date-field'

/** What staff say of the filing that a change calls for (FIL-7). */
export type SaidOfFiling = { isCorrection: boolean; filedOn: IsoDate | null; submissionNumber: string }

/** Nothing is said: the filing is to be sent. */
export const TO_BE_FILED: SaidOfFiling = { isCorrection: false, filedOn: null, submissionNumber: '' }

/** What a save sends of it. */
export const filingToSend = ({ isCorrection, filedOn, submissionNumber }: SaidOfFiling) => {
  if (isCorrection) return { isCorrection }
  return filedOn ? { filedOn, submissionNumber: submissionNumber || null } : {}
}

type Props = {
  values: SaidOfFiling
  change: (patch: Partial<SaidOfFiling>) => void
  /** what the server refuses in a field */
  problemAt: (field: string) => string | undefined
  /** what the change makes */
  makes: string
}

/** Says which filing a change makes, and asks whether it was filed already or is only a correction (FIL-7). */
export const FilingOfChange = ({ values, change, problemAt, makes }: Props) => (
  <Stack gap="xs" role="group" aria-label="Filing">
    <Text size="sm" role="status">
      {values.isCorrection ? 'Only a correction: nothing is to be filed.' : makes}
    </Text>
    <Checkbox
      label="Only a correction"
      checked={values.isCorrection}
      onChange={(event) => change({ isCorrection: event.currentTarget.checked })}
    />
    {!values.isCorrection && (
      <DateField
        label="Already filed on"
        description="Leave it empty while it is to be filed"
        maxDate={today()}
        value={values.filedOn}
        error={problemAt('filedOn')}
        onChange={(filedOn) => change({ filedOn })}
        maw={260}
      />
    )}
    {!values.isCorrection && values.filedOn && (
      <TextInput
        label="Submission number"
        autoComplete="off"
        value={values.submissionNumber}
        onChange={(event) => change({ submissionNumber: event.currentTarget.value })}
        maw={260}
      />
    )}
  </Stack>
)
