import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { formatCount } from '@registrar/domain/shared/count-text'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'

const SHOW_ALL_UP_TO = 5
const WINDOW = 4

/**
 * The page numbers that show: all of them up to 5 pages; beyond that a window of 4 around the current page, with the first
 * and the last page. `null` marks a gap, where pages are left out (LIST-8).
 */
export const pagesShown = (current: number, total: number): (number | null)[] => {
  if (total <= SHOW_ALL_UP_TO) return Array.from({ length: total }, (_, index) => index + 1)

  const start = Math.min(Math.max(1, current - 1), total - WINDOW + 1)
  const window = Array.from({ length: WINDOW }, (_, index) => start + index)
  const head = start > 2 ? [1, null] : start === 2 ? [1] : []
  const end = start + WINDOW - 1
  const tail = end < total - 1 ? [null, total] : end === total - 1 ? [total] : []
  return [...head, ...window, ...tail]
}

/** `replace`: the page before is not kept in the browser's history. */
export type OnPage = (page: number, how?: { replace: boolean }) => void

type Props = {
  /** the accessible name, which differs from that of another pagination on the same page */
  label?: string
  page: number
  limit: number
  totalItems: number
  totalPages: number
  /** whether the totals still belong to the search before */
  isPlaceholder?: boolean
  onPage: OnPage
}

type StepProps = { label: string; to: number; lastPage: number; onPage: OnPage; children: ReactNode }

// A button that is disabled loses the focus of whoever has just pressed it. This one keeps it, and does nothing.
const StepButton = ({ label, to, lastPage, onPage, children }: StepProps) => {
  const isDisabled = to < 1 || to > lastPage
  return (
    <ActionIcon
      variant="default"
      size={28}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPage(to)}
    >
      {children}
    </ActionIcon>
  )
}

/** Says '1–25 of 243' and links to the other pages. A page past the end gives way to the last one (LIST-8). */
export const Pagination = (props: Props) => {
  const { label = 'Pages', page, limit, totalItems, totalPages, isPlaceholder = false, onPage } = props
  const lastPage = Math.max(1, totalPages)
  const isPastTheEnd = page > lastPage && !isPlaceholder
  useEffect(() => {
    if (isPastTheEnd) onPage(lastPage, { replace: true })
  })

  if (totalItems === 0) return null
  const first = Math.min((page - 1) * limit + 1, totalItems)
  const last = Math.min(page * limit, totalItems)

  return (
    <Group component="nav" aria-label={label} justify="space-between" mt="sm" gap="xs">
      <Text size="sm" c="dimmed" aria-live="polite" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(first)}–{formatCount(last)} of {formatCount(totalItems)}
      </Text>
      {totalPages > 1 && (
        <Group gap={6} data-unprinted>
          <StepButton label="Previous page" to={page - 1} lastPage={totalPages} onPage={onPage}>
            <IconChevronLeft size={14} />
          </StepButton>
          {pagesShown(page, totalPages).map((shown, index) =>
            shown === null ? (
              <Text key={`gap-${index}`} span size="sm" c="dimmed" aria-hidden>
                …
              </Text>
            ) : (
              <Button
                key={shown}
                size="compact-sm"
                h={28}
                miw={28}
                px={8}
                variant={shown === page ? 'filled' : 'default'}
                aria-current={shown === page ? 'page' : undefined}
                aria-label={`Page ${shown}`}
                onClick={() => onPage(shown)}
              >
                {shown}
              </Button>
            ),
          )}
          <StepButton label="Next page" to={page + 1} lastPage={totalPages} onPage={onPage}>
            <IconChevronRight size={14} />
          </StepButton>
        </Group>
      )}
    </Group>
  )
}
