import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#ui/icon-button'
import type { HistoryRecord } from './history.api.ts'

const HistoryDrawer = lazy(async () => ({ default: (await import('./history-drawer.tsx')).HistoryDrawer }))

type Props = HistoryRecord & {
  /** what the record is called: the title of the drawer is 'History of …' */
  name: string
  /** a button with its text, where there is room for it */
  text?: string
}

/** Opens the history of a record that has no tabs. */
export const HistoryButton = ({ name, text, ...record }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const title = `History of ${name}`

  return (
    <>
      {text ? (
        <Button variant="default" leftSection={<IconHistory size={15} />} onClick={() => setOpen(true)}>
          {text}
        </Button>
      ) : (
        <IconButton icon={IconHistory} tooltip="History" aria-label={title} onClick={() => setOpen(true)} />
      )}
      {isOpen && (
        <Suspense>
          <HistoryDrawer {...record} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
