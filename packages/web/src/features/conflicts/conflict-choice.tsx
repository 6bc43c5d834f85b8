import { Mark, Radio, Stack } from '@mantine/core'
import type { ConflictField } from './conflict-fields.ts'
import { conflictAuthor } from './conflict-texts.ts'
import { differingWords } from './differing-words.ts'

/** Whose value of a field stays. */
export type Owner = 'yours' | 'theirs'

type Props = {
  field: ConflictField
  ownUserId: string | undefined
  owner: Owner | null
  onChoose: (owner: Owner) => void
}

/** A value, with the words marked that the other value does not have. */
const MarkedText = ({ own, other }: { own: string; other: string }) =>
  differingWords(own, other).map(({ text, isDifferent }, index) =>
    isDifferent ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  )

/** One field of a conflict: your value and the other one. Neither is chosen until the user chooses. */
export const ConflictChoice = ({ field, ownUserId, owner, onChoose }: Props) => {
  const { label, yours, theirs, edit } = field

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
              {conflictAuthor(edit, ownUserId)}: <MarkedText own={theirs} other={yours} />
            </>
          }
        />
      </Stack>
    </Radio.Group>
  )
}
