import { Checkbox, Group, NumberInput, Stack } from '@mantine/core'
import { percentageFor } from '@registrar/domain/links/link'
import { linkRoles } from '@registrar/domain/links/link-roles'
import { roleLabels } from '@registrar/domain/registers/register-texts'
import type { LinkDetails } from './links.api.ts'

const TOO_MUCH = 'From 0 to 100.'

/** The dialogs start with no role and 0 % (LINK-5). */
export const emptyLinkDetails: LinkDetails = { roles: [], beneficiaryPercentage: 0 }

/** The details that are sent: only a shareholder has a percentage (LINK-2). */
export const linkDetailsToSend = ({ roles, beneficiaryPercentage }: LinkDetails): LinkDetails => ({
  roles,
  beneficiaryPercentage: percentageFor(roles, beneficiaryPercentage),
})

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
      <NumberInput
        label="Percentage"
        suffix=" %"
        min={0}
        max={100}
        decimalScale={4}
        // A number that is too large stays in the field, with its message; it is not cut to another number.
        clampBehavior="none"
        allowNegative={false}
        error={details.beneficiaryPercentage > 100 && TOO_MUCH}
        ref={(input) => input?.setCustomValidity(details.beneficiaryPercentage > 100 ? TOO_MUCH : '')}
        value={details.beneficiaryPercentage}
        onChange={(value) => onChange({ ...details, beneficiaryPercentage: Number(value) || 0 })}
        maw={160}
      />
    )}
  </Stack>
)
