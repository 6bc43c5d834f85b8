import { Paper, Switch, Title } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useSingleKeyShortcuts } from '#lib/single-key-shortcuts'

/** The switch of the keys that work without Ctrl: speech input and slips of the hand press them by mistake (WCAG 2.1.4). */
export const AccountKeys = () => {
  const [isOn, set] = useSingleKeyShortcuts()

  return (
    <Paper component="section" aria-label="Keyboard" p="md">
      <Title order={2}>Keyboard</Title>
      <Switch
        mt="sm"
        label="Single-key shortcuts"
        description="/ goes to the search and ? shows all keys, in this browser. Keys with Ctrl stay."
        checked={isOn}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </Paper>
  )
}
