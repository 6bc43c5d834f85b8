import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import { type Icon, IconTrash } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

type Props = ActionIconProps & ComponentProps<'button'> & { icon: Icon; tooltip: string; 'aria-label': string }

/** A button that is an icon. Its tooltip says what it does; its label names the record too. */
export const IconButton = ({ icon: Icon, tooltip, ...button }: Props) => (
  <Tooltip label={tooltip}>
    <ActionIcon {...button}>
      <Icon size={17} stroke={1.6} />
    </ActionIcon>
  </Tooltip>
)

/** Removes a row of fields, beside which it stands. */
export const RemoveRowButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <ActionIcon color="red" aria-label={label} onClick={onClick} mb={4}>
    <IconTrash size={17} stroke={1.6} />
  </ActionIcon>
)
