import { Checkbox, Group, NumberInput, Stack } from '@mantine/core'
import { percentageFor } from '@registrar/domain/links/link'
import { linkRoles } from '@registrar/domain/links/link-roles'
import { roleLabels } from '@registrar/domain/registers/register-texts'
import { useState } from 'react'
import type { LinkDetails } from './links.api.ts'

const TOO_MUCH = 'From 0 to 100.'

/** The dialogs start with no role and 0 % (LINK-5). */
export const emptyLinkDetails: LinkDetails = { roles: [], beneficiaryPercentage: 0 }

/** The details that are sent: only a shareholder has a percentage (LINK-2). */
export const linkDetailsToSend = ({ roles, beneficiaryPercentage }: LinkDetails): LinkDetails => ({
  roles,
  beneficiaryPercentage: percentageFor(roles, beneficiaryPercentage),
})

type PercentageProps = { value: number; onChange: (value: number) => void }

/** A percentage. An empty field means 0, and stays empty for what is typed next. */
const PercentageField = ({ value, onChange }: PercentageProps) => {
  const [typed, setTyped] = useState<{ text: number | string; value: number }>({ text: value, value })
  const isTooMuch = value > 100

  return (
    <NumberInput
      label="Percentage"
      suffix=" %"
      min={0}
      max={100}
      decimalScale={4}
      // A number that is too large stays in the field, with its message; it is not cut to another number.
      clampBehavior="none"
      allowNegative={false}
      error={isTooMuch && TOO_MUCH}
      ref={(input) => input?.setCustomValidity(isTooMuch ? TOO_MUCH : '')}
      value={typed.value === value ? typed.text : value}
      onChange={(text) => {
        const next = Number(text) || 0
        setTyped({ text, value: next })
        onChange(next)
      }}
      maw={160}
    />
  )
}

/** The roles, and the percentage when shareholder is one of them. */
export const LinkDetailsFields = ({
  details,
  onChange,
}: {
  details: LinkDetails
  onChange: (details: LinkDetails) => void
}) => (
  <Stack gap="sm">
    <Checkbox.Group label="Roles" value={details.roles} onChange={(roles) => onChange({ ...details, roles })}>
      <Group gap="md" mt={6}>
        {linkRoles.map((role) => (
          <Checkbox key={role} value={role} label={roleLabels[role]} />
        ))}
      </Group>
    </Checkbox.Group>
    {details.roles.includes('shareholder') && (
      <PercentageField
        value={details.beneficiaryPercentage}
        onChange={(beneficiaryPercentage) => onChange({ ...details, beneficiaryPercentage })}
      />
    )}
  </Stack>
)
