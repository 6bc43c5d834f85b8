import { Progress, Stack, Text } from '@mantine/core'
import type { BulkProgress } from '@registrar/domain/bulk/bulk'
import { percentDone } from './bulk-result.ts'

type Props = { records: string; progress: BulkProgress | undefined }

/** How many of the records have been changed or refused so far, in per cent (BULK-4). */
export const BulkProgressBar = ({ records, progress }: Props) => {
  const percent = percentDone(progress)

  return (
    <Stack gap={4}>
      <Text size="sm" role="status">
        {percent}% of {records}
      </Text>
      <Progress value={percent} aria-label="Progress" />
    </Stack>
  )
}
