import { Button, Group } from '@mantine/core'
import { readEmailAddresses } from '@registrar/domain/shared/email-address'

type Props = {
  /** the addresses that are written to: the text of an email field */
  to: string
  /** the further addresses of the record */
  offered: readonly string[]
  onChange: (to: string) => void
}

/** Buttons that add the further addresses of a record to those that an email goes to. */
export const FurtherAddresses = ({ to, offered, onChange }: Props) => {
  const chosen = new Set(readEmailAddresses(to).addresses.map((address) => address.toLowerCase()))
  const left = offered.filter((address) => !chosen.has(address.toLowerCase()))
  if (left.length === 0) return null

  return (
    <Group gap={6} mt={-8} role="group" aria-label="Further addresses">
      {left.map((address) => (
        <Button
          key={address}
          variant="default"
          size="compact-xs"
          maw="100%"
          onClick={() => onChange(to.trim() === '' ? address : `${to.trim()}, ${address}`)}
        >
          Add {address}
        </Button>
      ))}
    </Group>
  )
}
