import { Text } from '@mantine/core'
import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { formatCount } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import type { ListBulkBarProps } from '#ui/list-view'
import type { BulkRecordKind } from './bulk-choices.ts'
import { targetOf } from './bulk-target.ts'

type Props = Pick<ListBulkBarProps, 'selection' | 'query'> & { kind: BulkRecordKind }

const countRecipients = async (kind: BulkRecordKind, target: object) => {
  const { data } =
    kind === 'person'
      ? await request(bulkCalls.countPeopleRecipients, { body: target })
      : await request(bulkCalls.countOrganizationRecipients, { body: target })
  return data
}

/** Says before an email to several records how many of them cannot be reached, and that it can be taken back (MAIL-16). */
export const RecipientsNote = ({ kind, selection, query }: Props) => {
  const target = targetOf(selection, query)
  const { data } = useQuery({
    queryKey: ['bulk', 'recipients', kind, target],
    queryFn: () => countRecipients(kind, target),
    gcTime: 0,
  })

  return (
    <>
      <Text size="sm" role="status">
        {data &&
          (data.withoutAddress === 0
            ? 'All have an email address.'
            : `${formatCount(data.withoutAddress)} of ${formatCount(data.total)} without a valid email address: not sent.`)}
      </Text>
      <Text size="sm" c="dimmed">
        You can undo it for ten seconds.
      </Text>
    </>
  )
}
