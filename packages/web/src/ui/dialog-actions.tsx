import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog-actions.module.css'

/** The buttons at the foot of a dialog. They stay visible when the dialog scrolls. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <Group justify="flex-end" className={classes.actions} data-sticky="actions">
    {children}
  </Group>
)
