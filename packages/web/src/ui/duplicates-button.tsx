import { Anchor, Badge, Button, Group, Paper, Stack } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { Dialog } from './dialog.tsx'
import { Empty, Failed, Loading } from './states.tsx'
import { toast } from './toasts.tsx'

type DuplicateGroup = { count: number; records: { _id: string; label: string; to: string }[] }
type Props = { title: string; name: string; load: () => Promise<DuplicateGroup[]> }

const FAILED = 'Error fetching duplicates'

const DuplicateGroups = ({ name, load, onLeave }: Pick<Props, 'name' | 'load'> & { onLeave: () => void }) => {
  const backLinkState = useBackLinkState()
  const { data, error, refetch } = useQuery({ queryKey: [name, 'duplicates'], queryFn: load })

  useEffect(() => {
    if (error) toast.error(FAILED)
  }, [error])

  if (error) return <Failed message={FAILED} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <Empty>No duplicates found</Empty>

  return (
    <Stack gap="sm">
      {data.map((group) => (
        <Paper key={group.records[0]?._id} p="sm">
          <Group justify="space-between" align="flex-start" wrap="nowrap">
            <Stack gap={8}>
              {group.records.map((record) => (
                <Anchor
                  key={record._id}
                  component={Link}
                  to={record.to}
                  state={backLinkState}
                  onClick={onLeave}
                  size="sm"
                >
                  {record.label}
                </Anchor>
              ))}
            </Stack>
            <Badge variant="default" aria-label={`${group.count} records`}>
              {group.count}
            </Badge>
          </Group>
        </Paper>
      ))}
    </Stack>
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
