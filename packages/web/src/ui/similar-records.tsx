import { Anchor } from '@mantine/core'
import { Fragment } from 'react'
import { Notice } from './notice.tsx'

export type SimilarRecord = { _id: string; label: string; facts: string; to: string }

type Props = { singular: string; plural: string; records: SimilarRecord[] }

/** Lists the records that may be the same as the one that a dialog creates. The links open in a tab, so the dialog stays. */
export const SimilarRecords = ({ singular, plural, records }: Props) => {
  if (records.length === 0) return null

  return (
    <Notice>
      {records.length === 1 ? singular : plural}:{' '}
      {records.map(({ _id, label, facts, to }, index) => (
        <Fragment key={_id}>
          {index > 0 && '; '}
          <Anchor href={to} target="_blank" rel="noreferrer" size="sm" underline="always">
            {label}
          </Anchor>
          {facts && ` (${facts})`}
        </Fragment>
      ))}
    </Notice>
  )
}
