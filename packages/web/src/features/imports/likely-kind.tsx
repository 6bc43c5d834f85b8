import { Anchor } from '@mantine/core'
import type { ImportKindName } from '@registrar/domain/imports/import-run'
import { Notice } from '#ui/notice'
import { kindLabels } from './kind-labels.ts'

type Props = {
  kind: ImportKindName
  isBusy: boolean
  onChoose: (kind: ImportKindName) => void
}

/** Says that the headings of a file are those of another kind, and reads it as that one (IMP-20). */
export const LikelyKind = ({ kind, isBusy, onChoose }: Props) => {
  const label = kindLabels[kind].toLowerCase()
  return (
    <Notice>
      By its headings this is a file of {label}.{' '}
      <Anchor
        component="button"
        type="button"
        size="sm"
        underline="always"
        disabled={isBusy}
        onClick={() => onChoose(kind)}
      >
        Read it as {label}
      </Anchor>
    </Notice>
  )
}
