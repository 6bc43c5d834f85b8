import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** A note that the user should read before going on. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className={classes.notice} role="status">
    <IconAlertTriangle size={17} stroke={1.75} aria-hidden />
    <Text size="sm" c="inherit">
      {children}
    </Text>
  </div>
)
