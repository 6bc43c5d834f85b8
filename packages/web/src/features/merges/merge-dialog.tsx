import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import type { MergeChoice, MergedRecordType, MergePreview } from '@registrar/domain/merges/merge'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#lib/error-message'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import { Notice } from '#ui/notice'
import { PlainTable } from '#ui/plain-table'
import { Failed, Loading } from '#ui/states'
import { type MergedRecord, mergedKinds } from './merged-records.ts'
import { mergePreviewQuery, useMerge } from './merges.api.ts'

type Choices = Record<string, MergeChoice>

type FieldsProps = {
  preview: MergePreview
  keep: MergedRecord
  merge: MergedRecord
  choices: Choices
  onChoose: (field: string, choice: MergeChoice) => void
}

const DifferingFields = ({ preview, keep, merge, choices, onChoose }: FieldsProps) => (
  <PlainTable
    label="Differing fields"
    hasLongTexts
    headings={[{ label: 'Field' }, { label: `Stays: ${keep.label}` }, { label: `Goes: ${merge.label}` }]}
  >
    {preview.fields.map((one) => (
      <tr key={one.field}>
        <th scope="row">
          {one.label}
          {one.canKeepBoth && one.keep && one.merge && (
            <Radio
              size="xs"
              mt={6}
              name={`merge-${one.field}`}
              label="Keep both"
              aria-label={`${one.label}: keep both`}
              checked={(choices[one.field] ?? one.choice) === 'both'}
              onChange={() => onChoose(one.field, 'both')}
            />
          )}
        </th>
        {(['keep', 'merge'] as const).map((side) => (
          <td key={side}>
            <Radio
              name={`merge-${one.field}`}
              label={one[side] || '(empty)'}
              aria-label={`${one.label}: ${one[side] || 'empty'}`}
              checked={(choices[one.field] ?? one.choice) === side}
              onChange={() => onChoose(one.field, side)}
            />
          </td>
        ))}
      </tr>
    ))}
  </PlainTable>
)

const Outcome = ({ preview }: { preview: MergePreview }) => (
  <>
    {preview.conflicts.map(({ text }) => (
      <Notice key={text}>{text}</Notice>
    ))}
    <Text size="sm">
      {preview.moves.length === 0
        ? 'Nothing moves.'
        : `Moves: ${preview.moves.map(({ label, count }) => `${label} ${count}`).join(', ')}.`}
    </Text>
  </>
)

type Props = {
  recordType: MergedRecordType
  records: readonly [MergedRecord, MergedRecord]
  onClose: () => void
  onMerged?: () => void
}

const MergeForm = ({ recordType, records, onClose, onMerged }: Props) => {
  const [isSwapped, setSwapped] = useState(false)
  const [choices, setChoices] = useState<Choices>({})
  const [keep, merge] = isSwapped ? [records[1], records[0]] : records
  const { mutate, isPending } = useMerge(recordType)
  const {
    data: preview,
    error,
    refetch,
    // Once they are merged there is no preview of the two any more.
  } = useQuery({ ...mergePreviewQuery(recordType, keep._id, merge._id), enabled: !isPending })

  const submit = () =>
    mutate(
      { keep: keep._id, merge: merge._id, fields: choices },
      {
        onSuccess: () => {
          onClose()
          onMerged?.()
        },
      },
    )

  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong>{merge.label}</strong> becomes part of <strong>{keep.label}</strong>. You can undo it for 30 days.
        </Text>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            setSwapped(!isSwapped)
            setChoices({})
          }}
        >
          Keep the other one
        </Button>
      </Group>
      {error && <Failed message={errorMessage(error)} onRetry={() => void refetch()} />}
      {!preview && !error && <Loading />}
      {preview && preview.fields.length > 0 && (
        <DifferingFields
          preview={preview}
          keep={keep}
          merge={merge}
          choices={choices}
          onChoose={(field, choice) => setChoices((before) => ({ ...before, [field]: choice }))}
        />
      )}
      {preview && <Outcome preview={preview} />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={submit} loading={isPending} disabled={!preview || error !== null}>
          Merge
        </Button>
      </DialogActions>
    </Stack>
  )
}

/** Shows two records side by side, and merges them (MERGE-5). */
export const MergeDialog = (props: Props) => (
  <Dialog
    opened
    onClose={props.onClose}
    title={`Merge two ${mergedKinds[props.recordType].plural}`}
    size="xl"
    zIndex={250}
  >
    <MergeForm {...props} />
  </Dialog>
)
