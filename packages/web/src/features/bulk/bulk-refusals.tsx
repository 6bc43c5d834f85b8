import { List, Text } from '@mantine/core'
import type { BulkItem } from '@registrar/domain/bulk/bulk'
import type { ListBulkBarProps } from '#ui/list-view'
import { refusalsOf } from './bulk-result.ts'

type Props = { items: readonly BulkItem[]; nameOf: ListBulkBarProps['nameOf'] }

/** Each reason, with the records that were refused for it. Records of other pages are only counted. */
export const BulkRefusals = ({ items, nameOf }: Props) =>
  refusalsOf(items).map(({ reason, ids }) => {
    const named = ids.filter((id) => Boolean(nameOf(id)))
    const others = ids.length - named.length

    return (
      <div key={reason}>
        <Text size="sm" fw={600}>
          {reason}
        </Text>
        <List size="sm" mb="sm">
          {named.map((id) => (
            <List.Item key={id}>{nameOf(id)}</List.Item>
          ))}
          {others > 0 && <List.Item>{others} that this page does not show</List.Item>}
        </List>
      </div>
    )
  })
