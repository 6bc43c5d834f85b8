import { Mark, Radio, Stack } from '@mantine/core'
import type { Conflict } from '@registrar/domain/shared/merge-concurrent-edits'
import { displayInstant } from '#lib/clock'
import { differingWords } from './differing-words.ts'
import { valueText } from './value-text.ts'

/** Whose value of a field stays. */
export type Owner = 'yours' | 'theirs'

type Props = { label: string; conflict: Conflict; owner: Owner | null; onChoose: (owner: Owner) => void }

/** A value, with the words marked that the other value does not have. */
const MarkedText = ({ own, other }: { own: string; other: string }) =>
  differingWords(own, other).map(({ text, isDifferent }, index) =>
    isDifferent ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  )

const authorText = ({ by, at }: Conflict) => `${by?.name || 'Registrar'}, ${displayInstant(at)}`

/** One field of a conflict: your value and the colleague's. Neither is chosen until the user chooses. */
export const ConflictChoice = ({ label, conflict, owner, onChoose }: Props) => {
  const [yours, theirs] = [valueText(conflict.yours), valueText(conflict.theirs)]

  return (
    <Radio.Group label={label} value={owner} onChange={(chosen) => onChoose(chosen === 'theirs' ? 'theirs' : 'yours')}>
      <Stack gap={8} mt={6} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        <Radio
          value="yours"
          label={
            <>
              Yours: <MarkedText own={yours} other={theirs} />
            </>
          }
        />
        <Radio
          value="theirs"
          label={
            <>
              {authorText(conflict)}: <MarkedText own={theirs} other={yours} />
            </>
          }
        />
      </Stack>
    </Radio.Group>
  )
}
