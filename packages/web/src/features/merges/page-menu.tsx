import { ActionIcon, Button, Menu, Stack, Text } from '@mantine/core'
import type { MergedRecordType } from '@registrar/domain/merges/merge'
import { IconArrowMerge, IconDots } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#lib/error-message'
import { Dialog } from '#ui/dialog'
import { Permitted } from '#ui/permitted'
import { SearchBox } from '#ui/search-box'
import { Empty, Failed, Loading } from '#ui/states'
import { MergeDialog } from './lazy-merge-dialog.tsx'
import { type MergedRecord, mergedKinds } from './merged-records.ts'

type Props = { recordType: MergedRecordType; record: MergedRecord }

const OtherRecord = ({ recordType, record, onChoose }: Props & { onChoose: (other: MergedRecord) => void }) => {
  const [search, setSearch] = useState('')
  const { plural, find } = mergedKinds[recordType]
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [plural, 'to-merge', search],
    queryFn: ({ pageParam }) => find(search, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, loaded) => (loaded.length < totalPages ? loaded.length + 1 : undefined),
  })
  const others = data?.pages.flatMap(({ options }) => options).filter(({ value }) => value !== record._id)

  return (
    <Stack gap="sm">
      <SearchBox value={search} onChange={setSearch} placeholder={`Search ${plural}`} hasShortcut={false} />
      {error && <Failed message={errorMessage(error, `Error fetching ${plural}`)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {others?.length === 0 && <Empty>No {plural} found</Empty>}
      {others?.map(({ value, label, hint }) => (
        <Button
          key={value}
          variant="default"
          justify="flex-start"
          h="auto"
          mih={36}
          py={6}
          onClick={() => onChoose({ _id: value, label: label === record.label ? `${label} · ${hint}` : label })}
        >
          <span style={{ textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {label}
            <Text component="span" display="block" size="xs" c="dimmed">
              {hint}
            </Text>
          </span>
        </Button>
      ))}
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          More
        </Button>
      )}
    </Stack>
  )
}

/** The menu of a record's page: merges it with another one that the user looks up. */
export const PageMenu = ({ recordType, record }: Props) => {
  const [isChoosing, setChoosing] = useState(false)
  const [other, setOther] = useState<MergedRecord>()
  const { noun, call } = mergedKinds[recordType]

  return (
    <Permitted call={call}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} flex="none" aria-label="More actions">
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowMerge size={16} stroke={1.75} />} onClick={() => setChoosing(true)}>
            Merge
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isChoosing} onClose={() => setChoosing(false)} title={`Merge with another ${noun}`} size="lg">
        <OtherRecord
          recordType={recordType}
          record={record}
          onChoose={(chosen) => {
            setChoosing(false)
            setOther(chosen)
          }}
        />
      </Dialog>
      {other && <MergeDialog recordType={recordType} records={[record, other]} onClose={() => setOther(undefined)} />}
    </Permitted>
  )
}
