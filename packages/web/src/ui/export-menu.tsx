import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'

type Entry = { label: string; onClick: () => void }
type Props = { entries: Entry[] }

/** The menu of what a page exports, open. Closing focuses its button, because the one that was clicked is gone. */
export const ExportMenu = ({ entries }: Props) => {
  const button = useRef<HTMLButtonElement>(null)

  return (
    <Menu position="bottom-end" withinPortal defaultOpened returnFocus={false} onClose={() => button.current?.focus()}>
      <Menu.Target>
        <Button ref={button} variant="default" leftSection={<IconDownload size={16} stroke={1.75} />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, onClick }) => (
          <Menu.Item key={label} onClick={onClick}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
