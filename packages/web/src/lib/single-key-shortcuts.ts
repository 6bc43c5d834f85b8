import { useLocalStorage } from '@mantine/hooks'

/** The key under which this browser keeps that single keys are off; it stays after a logout. */
export const SINGLE_KEYS = 'single-key-shortcuts'

/** Whether keys without Ctrl, such as `/` and `?`, do something in this browser: at first they do (FIND-7, WCAG 2.1.4). */
export const useSingleKeyShortcuts = (): [isOn: boolean, set: (isOn: boolean) => void] =>
  useLocalStorage<boolean>({
    key: SINGLE_KEYS,
    defaultValue: true,
    getInitialValueInEffect: false,
    serialize: (isOn) => (isOn ? 'on' : 'off'),
    deserialize: (text) => text !== 'off',
  }).slice(0, 2) as [boolean, (isOn: boolean) => void]
