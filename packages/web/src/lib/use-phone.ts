import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is as narrow as a phone's. It is known at the first render. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
