import { List, Stack, Text } from '@mantine/core'
import type { PaperText } from '@registrar/domain/documents/paper-text'
import { PlainTable } from '#ui/plain-table'

type Block = PaperText['blocks'][number]

const BlockText = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <Text size="sm" fw={600}>
          {block.text}
        </Text>
      )
    case 'paragraph':
      return <Text size="sm">{block.text}</Text>
    case 'company':
      return (
        <div>
          <Text size="sm" fw={600}>
            {block.name}
          </Text>
          {block.lines.map((line) => (
            <Text key={line} size="xs">
              {line}
            </Text>
          ))}
        </div>
      )
    case 'list':
      return (
        <List type="ordered" size="sm">
          {block.items.map((item, index) => (
            <List.Item key={index}>{item}</List.Item>
          ))}
        </List>
      )
    case 'names':
      return <Text size="sm">{block.names.join(', ')}</Text>
    case 'facts':
      return (
        <div>
          {block.rows.map(({ label, value }) => (
            <Text key={label} size="sm">
              {label}: {value}
            </Text>
          ))}
        </div>
      )
    case 'table':
      return (
        <PlainTable label={block.header.join(', ')} headings={block.header.map((label) => ({ label }))} hasLongTexts>
          {block.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </PlainTable>
      )
    case 'signatures':
      return <Text size="sm">{block.signers.join(' · ')}</Text>
  }
}

/** What a paper says, block by block. */
export const PaperBlocks = ({ paper: { title, law, blocks } }: { paper: PaperText }) => (
  <Stack gap="xs">
    <Text fw={600}>{title}</Text>
    {law && (
      <Text size="xs" c="dimmed">
        {law}
      </Text>
    )}
    {blocks.map((block, index) => (
      <BlockText key={index} block={block} />
    ))}
  </Stack>
)
