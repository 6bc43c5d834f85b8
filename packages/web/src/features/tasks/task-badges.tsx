import { Badge, Group, Text } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import type { TaskStatus } from '@registrar/domain/tasks/task'
import { taskStatusLabels } from '@registrar/domain/tasks/task-status-labels'
import { IconPaperclip } from '@tabler/icons-react'

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
    {taskStatusLabels[status]}
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
