import { Anchor, Badge, Button, Group, Paper, Stack } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { Dialog } from './dialog.tsx'
import { QueryResult } from './query-result.tsx'

type DuplicateGroup = { count: number; records: { _id: string; label: string; to: string }[] }
type Props = { title: string; name: string; load: () => Promise<DuplicateGroup[]> }

type ContentProps = Pick<Props, 'name' | 'load'> & { onLeave: () => void }

const DuplicateGroups = ({ name, load, onLeave }: ContentProps) => {
  const backLinkState = useBackLinkState()
  const query = useQuery({ queryKey: [name, 'duplicates'], queryFn: load })

  return (
    <QueryResult query={query} failureMessage="Error fetching duplicates" empty="No duplicates found">
      {(groups) => (
        <Stack gap="sm">
          {groups.map(({ count, records }) => (
            <Paper key={records[0]?._id} p="sm">
              <Group justify="space-between" align="flex-start" wrap="nowrap">
                <Stack gap={8}>
                  {records.map(({ _id, to, label }) => (
                    <Anchor key={_id} component={Link} to={to} state={backLinkState} onClick={onLeave} size="sm">
                      {label}
                    </Anchor>
                  ))}
                </Stack>
                <Badge variant="default" aria-label={`${count} records`}>
                  {count}
                </Badge>
              </Group>
            </Paper>
          ))}
        </Stack>
      )}
    </QueryResult>
  )
}

/** Opens the dialog that lists similar records in groups. Each record links to its page. */
export const DuplicatesButton = ({ title, name, load }: Props) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button variant="default" leftSection={<IconCopy size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
        Duplicates
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={title} size="lg">
        <DuplicateGroups name={name} load={load} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
