import { Button } from '@mantine/core'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { confirm } from '#ui/confirm'
import { Permitted } from '#ui/permitted'

type Props = {
  label: string
  /** the value that comes back, in words; null is empty */
  value: string | null
  /** whether it is a list, of which more may be lost than one value */
  isList: boolean
  onRestore: () => void
}

const NOTHING = '(nothing)'
const MAX_SHOWN = 200

/** Puts an old value back, and names it; a list is asked about first (HIST-4). */
export const RestoreValueButton = ({ label, value, isList, onRestore }: Props) => {
  const named = (value ?? NOTHING).slice(0, MAX_SHOWN)

  const restore = async () => {
    const message = `${label} will be exactly: ${value ?? NOTHING}. What was added since is taken away.`
    if (!isList || (await confirm({ title: `Restore ${label}?`, message, confirmLabel: 'Restore' }))) onRestore()
  }

  return (
    <Permitted call={historyCalls.restoreHistory}>
      <Button
        size="compact-xs"
        variant="subtle"
        title={`Becomes: ${named}`}
        aria-label={`Restore this value: ${label}: ${named}`}
        onClick={() => void restore()}
      >
        Restore this value
      </Button>
    </Permitted>
  )
}
