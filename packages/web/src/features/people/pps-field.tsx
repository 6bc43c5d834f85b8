import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { useState } from 'react'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { useIsReadOnly } from '#ui/permitted'

type Props = TextInputProps & { personId: string; hasPps: boolean }

/** A person's PPS number, masked until somebody asks to see it, which the server records (AUD-4). */
export const PpsField = ({ personId, hasPps, ...props }: Props) => {
  const [isShown, setShown] = useState(!hasPps)
  const show = useApiMutation({ run: () => request(auditCalls.showPps, { params: { id: personId } }) })

  const isReadOnly = useIsReadOnly()

  if (isShown) return <TextInput key="shown" label="PPS" autoFocus={hasPps} readOnly={isReadOnly} {...props} />

  return (
    <TextInput
      key="masked"
      label="PPS"
      value="••••••••"
      readOnly
      rightSectionWidth={64}
      rightSection={
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label="Show the PPS number"
          loading={show.isPending}
          onClick={() => show.mutate(undefined, { onSuccess: () => setShown(true) })}
        >
          Show
        </Button>
      }
    />
  )
}
