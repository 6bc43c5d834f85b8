import { Button } from '@mantine/core'
import { MAX_BULK_ITEMS } from '@registrar/domain/bulk/bulk'
import { useState } from 'react'
import type { ListBulkBarProps } from '#ui/list-view'
import { type BulkChoice, bulkKinds, type BulkRecordKind, recordCount } from './bulk-choices.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { SelectedBar } from '#ui/selected-bar'

type Props = ListBulkBarProps & { kind: BulkRecordKind }

/** Says how many rows are ticked, and offers what can be done to all of them (BULK-1). */
export const BulkBar = ({ kind, selection, query, totalItems, nameOf, versionOf }: Props) => {
  const [choice, setChoice] = useState<BulkChoice>()
  const canSelectAll =
    !selection.isAll && totalItems !== undefined && totalItems > selection.count && totalItems <= MAX_BULK_ITEMS

  return (
    <SelectedBar>
      <strong role="status">{recordCount(kind, selection.count)} selected</strong>
      {canSelectAll && (
        <Button size="compact-sm" variant="subtle" onClick={selection.selectAll}>
          Select all {recordCount(kind, totalItems)} of the filter
        </Button>
      )}
      {bulkKinds[kind].choices.map((offered) => (
        <Button
          key={offered.label}
          size="compact-sm"
          variant="default"
          {...(offered.isDestructive && { c: 'red' })}
          onClick={() => setChoice(offered)}
        >
          {offered.label}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={selection.clear}>
        Clear the selection
      </Button>
      {choice && (
        <BulkDialog
          kind={kind}
          choice={choice}
          selection={selection}
          query={query}
          nameOf={nameOf}
          {...(versionOf && { versionOf })}
          onClose={() => setChoice(undefined)}
        />
      )}
    </SelectedBar>
  )
}
