import { Group, Paper, Radio, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorMessage } from '#lib/error-message'
import { findOrganizations, findPeople } from '#lib/find-records'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { Pagination } from '#ui/pagination'
import { SearchBox } from '#ui/search-box'
import { Empty, Failed, Loading } from '#ui/states'
import { NewLinkFields, newLinkToSend, newLinkValues } from './new-link-fields.tsx'
import { useKnownShares } from './use-known-shares.ts'
import { type LinkEnd, useCreateLink } from './links.api.ts'

/** Results on a page of the dialog (LINK-5). */
const LIMIT = 5

const linkOf = (end: LinkEnd, id: string) =>
  'organizationId' in end ? { ...end, peopleId: id } : { ...end, organizationId: id }

/** Links an existing person or organization to the record. */
export const LinkExistingModal = ({ end, onClose }: { end: LinkEnd; onClose: () => void }) => {
  const kind = 'organizationId' in end ? 'people' : 'organizations'
  const hintId = useId()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState({ id: '', name: '' })
  const organizationId = 'organizationId' in end ? end.organizationId : chosen.id || undefined
  const known = useKnownShares(organizationId)
  const form = useDialogForm({
    about: JSON.stringify(end),
    initial: { id: '', ...newLinkValues() },
    toBody: ({ id, ...link }) => (id ? { ...linkOf(end, id), ...newLinkToSend(link, known) } : undefined),
    mutation: useCreateLink(),
    onSaved: onClose,
  })
  const { data, error, refetch } = useQuery({
    queryKey: [kind, 'to-link', search, page],
    queryFn: () => (kind === 'people' ? findPeople : findOrganizations)({ search, page, limit: LIMIT }),
    placeholderData: keepPreviousData,
  })
  const choose = (id: string) => {
    setChosen({ id, name: data?.options.find((one) => one.value === id)?.label ?? '' })
    form.change({ id })
  }

  return (
    <ModalForm
      title={kind === 'people' ? 'Link Person' : 'Link Organization'}
      onClose={onClose}
      submitLabel="Link"
      size="lg"
      {...form.dialog}
    >
      <SearchBox
        value={search}
        onChange={(next) => {
          setSearch(next)
          setPage(1)
        }}
        placeholder={`Search ${kind}`}
        hasShortcut={false}
      />
      <Text size="sm" role="status">
        {chosen.name && `Chosen: ${chosen.name}`}
      </Text>
      {error && <Failed message={errorMessage(error, `Error fetching ${kind}`)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.options.length === 0 && <Empty>No {kind} found</Empty>}
      {data && data.options.length > 0 && (
        <Stack gap={0}>
          <Radio.Group value={form.values.id} onChange={choose} aria-label={`Found ${kind}`}>
            <Stack gap={6}>
              {data.options.map((one) => (
                <Paper key={one.value} component="label" px="sm" py={8} style={{ cursor: 'pointer' }}>
                  <Group gap="sm" wrap="nowrap">
                    <Radio value={one.value} aria-label={one.label} aria-describedby={`${hintId}-${one.value}`} />
                    <div>
                      <Text size="sm" fw={500}>
                        {one.label}
                      </Text>
                      <Text id={`${hintId}-${one.value}`} size="xs" c="dimmed">
                        {one.hint}
                      </Text>
                    </div>
                  </Group>
                </Paper>
              ))}
            </Stack>
          </Radio.Group>
          <Pagination
            page={page}
            limit={LIMIT}
            totalItems={data.totalItems}
            totalPages={data.totalPages}
            onPage={setPage}
          />
        </Stack>
      )}
      <NewLinkFields organizationId={organizationId} known={known} form={form} />
    </ModalForm>
  )
}
