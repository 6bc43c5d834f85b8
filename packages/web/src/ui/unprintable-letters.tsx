import { Text } from '@mantine/core'

/** Says before something is printed which of its letters no font has (DOC-2). */
export const UnprintableLetters = ({ letters }: { letters: readonly string[] }) =>
  letters.length > 0 && (
    <Text size="sm" c="var(--app-amber-text)" role="status">
      Letters that cannot be printed: {letters.join(' ')}
    </Text>
  )
