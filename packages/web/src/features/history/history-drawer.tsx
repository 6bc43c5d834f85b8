import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.layer.css'
import { type HistoryRecord } from './history.api.ts'
import { RecordHistory } from './record-history.tsx'

type Props = HistoryRecord & { title: string; onClose: () => void }

/** The history of a record without tabs, beside what is on screen. */
export const HistoryDrawer = ({ title, onClose, ...record }: Props) => (
  <Drawer
    opened
    onClose={onClose}
    position="right"
    size="lg"
    title={title}
    closeButtonProps={{ 'aria-label': 'Close the history' }}
  >
    <RecordHistory {...record} />
  </Drawer>
)
