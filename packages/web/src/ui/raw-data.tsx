import { Button, CopyButton, Group, Paper } from '@mantine/core'
import classes from './raw-data.module.css'

// A PPS number shows only where its showing is recorded (AUD-4).
const masked = (field: string, value: unknown) => (field === 'pps' && value ? '••••••••' : value)

/** Shows a record as formatted JSON, without the answer's `ok`, with a button that copies it. */
export const RawData = ({ record }: { record: object }) => {
  const json = JSON.stringify({ ...record, ok: undefined }, masked, 2)

  return (
    <Paper p="md">
      <Group justify="flex-end" mb="xs">
        <CopyButton value={json}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <pre className={classes.json} tabIndex={0}>
        {json}
      </pre>
    </Paper>
  )
}
