import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'

type Entry = { label: string; onClick: () => void }
type Props = { entries: Entry[] }

/** The menu of what a page exports, open. */
export const ExportMenu = ({ entries }: Props) => (
  <Menu position="bottom-end" withinPortal defaultOpened>
    <Menu.Target>
      <Button autoFocus variant="default" leftSection={<IconDownload size={16} stroke={1.75} />}>
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
