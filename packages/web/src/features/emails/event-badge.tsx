import { Badge } from '@mantine/core'

const tones: Partial<Record<string, { bg: string; c: string }>> = {
  delivered: { bg: 'var(--app-green-soft)', c: 'var(--app-green-text)' },
  failed: { bg: 'var(--app-red-soft)', c: 'var(--app-red-badge)' },
}

/** Delivered is green, failed red, anything else grey (MAIL-8). The tooltip is the reason. */
export const EventBadge = ({ event, reason }: { event: string; reason: string | null }) => (
  <Badge
    title={reason ?? undefined}
    tt="none"
    miw="max-content"
    {...(tones[event] ?? { bg: 'var(--app-hover)', c: 'dimmed' })}
  >
    {event}
  </Badge>
)
