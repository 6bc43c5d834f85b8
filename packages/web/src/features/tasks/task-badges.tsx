import { Badge, Group, Text } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import type { TaskStatus } from '@registrar/domain/tasks/task'
import { IconPaperclip } from '@tabler/icons-react'

/** The status 'TO DO' is written TODO in headers and badges (TASK-1). */
export const statusLabels: Record<TaskStatus, string> = { 'TO DO': 'TODO', 'IN PROGRESS': 'IN PROGRESS', DONE: 'DONE' }

/** The colour of a status in dots and edges. */
export const statusColors: Record<TaskStatus, string> = {
  'TO DO': 'var(--app-grey)',
  'IN PROGRESS': 'var(--app-blue)',
  DONE: 'var(--app-teal)',
}

export const TaskStatusBadge = ({ status }: { status: TaskStatus }) => (
  <Badge
    size="sm"
    variant="default"
    leftSection={
      <span
        style={{ display: 'block', width: 7, height: 7, borderRadius: '50%', background: statusColors[status] }}
        aria-hidden
      />
    }
  >
    {statusLabels[status]}
  </Badge>
)

/** The number of attached files. */
export const AttachmentCount = ({ count }: { count: number }) => (
  <Group gap={3} wrap="nowrap" c="dimmed" title={countText(count, 'attached file')}>
    <IconPaperclip size={14} stroke={1.6} role="img" aria-label="Attached files" />
    <Text span size="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {count}
    </Text>
  </Group>
)
