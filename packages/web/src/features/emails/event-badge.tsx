import { Badge } from '@mantine/core'

const tones: Partial<Record<string, { bg: string; c: string }>> = {
  delivered: { bg: 'var(--app-green-soft)', c: 'var(--app-green-text)' },
  failed: { bg: 'var(--app-red-soft)', c: 'var(--app-red-badge)' },
}

/** Delivered is green, failed red, anything else grey (MAIL-8). */
export const EventBadge = ({ event }: { event: string }) => (
  <Badge tt="none" miw="max-content" {...(tones[event] ?? { bg: 'var(--app-hover)', c: 'dimmed' })}>
    {event}
  </Badge>
)
