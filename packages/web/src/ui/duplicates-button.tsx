import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from './dialog.tsx'
import type { DuplicateLists } from './duplicate-groups.tsx'
import { Loading } from './states.tsx'

// Loaded when the dialog opens.
const DuplicateGroups = lazy(async () => ({ default: (await import('./duplicate-groups.tsx')).DuplicateGroups }))

/** Opens the dialog that lists similar records in groups. Each record links to its page. */
export const DuplicatesButton = ({ title, ...lists }: DuplicateLists & { title: string }) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button variant="default" leftSection={<IconCopy size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
        Duplicates
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={title} size="lg">
        <Suspense fallback={<Loading />}>
          <DuplicateGroups {...lists} onLeave={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
