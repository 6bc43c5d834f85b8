import { Drawer, Stack } from '@mantine/core'
import '@mantine/core/styles/Drawer.layer.css'
import type { ReactNode } from 'react'

type Props = { onClose: () => void; children: ReactNode }

/** The menu on a narrow screen. Its code loads when it first opens. */
export const NavigationDrawer = ({ onClose, children }: Props) => (
  <Drawer
    opened
    onClose={onClose}
    position="right"
    size="xs"
    title="Menu"
    closeButtonProps={{ 'aria-label': 'Close the menu' }}
  >
    <Stack gap={4} component="nav" aria-label="Main menu">
      {children}
    </Stack>
  </Drawer>
)
