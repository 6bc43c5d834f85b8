import { useMantineColorScheme } from '@mantine/core'

/** Whether the app is shown in dark colours, and what switches to the other ones. */
export const useColours = (): { isDark: boolean; switchColours: () => void } => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isDark =
    colorScheme === 'dark' || (colorScheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)

  return { isDark, switchColours: () => setColorScheme(isDark ? 'light' : 'dark') }
}
