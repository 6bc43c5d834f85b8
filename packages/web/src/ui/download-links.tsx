import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'

/** Links to a document in several formats; each opens in a tab of its own. */
export const DownloadLinks = ({ what, addresses }: { what: string; addresses: Record<string, string> }) => (
  <Group gap="xs">
    {Object.entries(addresses).map(([format, address]) => (
      <Button
        key={format}
        component="a"
        href={address}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconDownload size={16} />}
        aria-label={`${what} as ${format.toUpperCase()}`}
      >
        {format.toUpperCase()}
      </Button>
    ))}
  </Group>
)
