import { Button, Group, Text } from '@mantine/core'
import type { MergedRecordType } from '@registrar/domain/merges/merge'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { useState } from 'react'
import { Permitted } from '#ui/permitted'
import { MergeDialog } from './lazy-merge-dialog.tsx'
import type { MergedRecord } from './merged-records.ts'
import { useDismissDuplicates } from './merges.api.ts'

type Props = { recordType: MergedRecordType; records: readonly MergedRecord[] }

/** Merges two of the ticked records of a group of duplicates, or marks them as not duplicates (MERGE-7). */
export const DuplicateActions = ({ recordType, records }: Props) => {
  const [isMerging, setMerging] = useState(false)
  const dismiss = useDismissDuplicates(recordType)
  const [first, second, ...others] = records
  const pair = first && second && others.length === 0 ? ([first, second] as const) : undefined

  return (
    <Permitted call={mergesCalls.dismissDuplicates}>
      <Group gap="xs">
        <Button size="compact-sm" disabled={!pair} onClick={() => setMerging(true)}>
          Merge
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={records.length < 2}
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate(records.map(({ _id }) => _id))}
        >
          Not a duplicate
        </Button>
        {!pair && (
          <Text size="xs" c="dimmed">
            Two that are ticked can be merged.
          </Text>
        )}
      </Group>
      {isMerging && pair && <MergeDialog recordType={recordType} records={pair} onClose={() => setMerging(false)} />}
    </Permitted>
  )
}
