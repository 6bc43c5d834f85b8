import { Group, Paper, Text } from '@mantine/core'
import { IconAlertTriangle, IconBell } from '@tabler/icons-react'
import { reminderText } from '@registrar/domain/organizations/reminder-text'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ReactNode } from 'react'
import { today } from '#lib/clock'

/** Says how far away or how late a reminder is (SVC-7). Its children are the action that it offers. */
export const ReminderBanner = ({ date, children }: { date: IsoDate | null; children?: ReactNode }) => {
  if (!date) return null
  const { text, isLate } = reminderText(date, today())
  const Icon = isLate ? IconAlertTriangle : IconBell

  return (
    <Paper
      p="sm"
      withBorder={false}
      bg={isLate ? 'var(--app-red-soft)' : 'var(--app-accent-soft)'}
      c={isLate ? 'var(--app-red-badge)' : 'var(--app-accent-text)'}
    >
      <Group justify="space-between" gap="sm">
        <Group gap="xs" wrap="nowrap">
          <Icon size={18} stroke={1.75} aria-hidden />
          <Text size="sm" fw={600}>
            Reminder {text}
          </Text>
        </Group>
        {children}
      </Group>
    </Paper>
  )
}
