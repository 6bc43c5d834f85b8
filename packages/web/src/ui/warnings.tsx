import { Anchor } from '@mantine/core'
import type { RecordWarning } from '@registrar/domain/shared/record-warning'
import { Fragment } from 'react'
import { Notice } from './notice.tsx'
import { toast } from '#lib/toast'

/** Long enough to read a name and to reach its link. */
const WARNING_MS = 10_000

/** A warning with links to the records that it is about. They open in a tab, so that what is typed stays. */
const WarningText = ({ message, records }: RecordWarning) => (
  <>
    {message.replace(/\.$/, '')}:{' '}
    {records.map(({ _id, name, path }, index) => (
      <Fragment key={_id}>
        {index > 0 && '; '}
        <Anchor href={path} target="_blank" rel="noreferrer" size="sm" underline="always">
          {name}
        </Anchor>
      </Fragment>
    ))}
  </>
)

export const WarningNotice = ({ warning }: { warning: RecordWarning }) => (
  <Notice>
    <WarningText {...warning} />
  </Notice>
)

/** Shows each warning of an answer in a toast. */
export const showWarnings = (warnings: readonly RecordWarning[] = []): void => {
  for (const warning of warnings) toast(<WarningText {...warning} />, { icon: '⚠', duration: WARNING_MS })
}
