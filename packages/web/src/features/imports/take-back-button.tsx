import { Button } from '@mantine/core'
import { confirm } from '#ui/confirm'
import { useUndoImport } from './imports.api.ts'

type Props = {
  importId: string
  fileName: string
  children: string
  /** its name where several stand below each other */
  label?: string
  onDone?: () => void
}

/** Takes a whole import back, once its user has confirmed it (IMP-5). */
export const TakeBackButton = ({ importId, fileName, children, label, onDone }: Props) => {
  const undo = useUndoImport()

  const confirmAndUndo = async () => {
    const message = `The records that ${fileName} created go to the bin. Those that it changed get their old values back.`
    if (await confirm({ title: 'Take the import back?', message, confirmLabel: 'Take back', isDestructive: true }))
      undo.mutate({ _id: importId }, { onSuccess: () => onDone?.() })
  }

  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={undo.isPending}
      onClick={() => void confirmAndUndo()}
      aria-label={label}
    >
      {children}
    </Button>
  )
}
