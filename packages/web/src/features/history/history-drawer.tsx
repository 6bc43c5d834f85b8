import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.layer.css'
import { useEscapeLayer } from '#lib/use-escape-layer'
import { useFocusReturn } from '#lib/use-focus-return'
import { type HistoryRecord } from './history.api.ts'
import { RecordHistory } from './record-history.tsx'

type Props = HistoryRecord & { title: string; onClose: () => void }

/** The history of a record without tabs, beside what is on screen. */
export const HistoryDrawer = ({ title, onClose, ...record }: Props) => {
  useEscapeLayer(true, onClose)
  useFocusReturn(true)

  return (
    <Drawer
      opened
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ 'aria-label': 'Close the history' }}
    >
      <RecordHistory {...record} />
    </Drawer>
  )
}
