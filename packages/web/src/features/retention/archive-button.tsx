import { Button } from '@mantine/core'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { pathOf } from '@registrar/domain/shared/call'
import { IconDownload } from '@tabler/icons-react'
import { Permitted } from '#ui/permitted'

/** Downloads all that is held on a person (RET-9). */
export const ArchiveButton = ({ personId }: { personId: string }) => (
  <Permitted call={retentionCalls.downloadPersonArchive}>
    <Button
      component="a"
      variant="default"
      href={pathOf(retentionCalls.downloadPersonArchive.path, { id: personId })}
      download
      leftSection={<IconDownload size={16} stroke={1.75} />}
    >
      Download archive
    </Button>
  </Permitted>
)
