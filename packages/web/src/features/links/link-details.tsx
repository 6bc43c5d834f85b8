import { Checkbox, Group, Stack, Text } from '@mantine/core'
import { percentageText, readPercentage } from '@registrar/domain/shared/percentage'
import { percentageFor } from '@registrar/domain/links/link'
import { linkRoles, roleLabels } from '@registrar/domain/shared/link-roles'
import { useState } from 'react'
import { NumberTextField, type Reading, type TypedNumber } from '#ui/number-text-field'
import type { LinkDetails } from './links.api.ts'

const NOT_A_SHARE = 'From 0 to 100.'

/** The dialogs start with no role and 0 % (LINK-5). */
export const emptyLinkDetails: LinkDetails = { roles: [], beneficiaryPercentage: 0 }

/** The details that are sent: only a shareholder has a percentage (LINK-2). */
export const linkDetailsToSend = ({ roles, beneficiaryPercentage }: LinkDetails): LinkDetails => ({
  roles,
  beneficiaryPercentage: percentageFor(roles, beneficiaryPercentage),
})

const readShare = (text: string): Reading => {
  const percentage = readPercentage(text)
  return percentage <= 100 ? { number: percentage } : { problem: NOT_A_SHARE }
}

const writeShare = (percentage: number) => `${percentage} %`

type PercentageProps = { value: number; onChange: (value: number) => void }

/** A percentage, typed or pasted with a comma or a point. An empty field means 0, and stays empty for what is typed next. */
const PercentageField = ({ value, onChange }: PercentageProps) => {
  const [typed, setTyped] = useState<{ number: TypedNumber; value: number }>({ number: value, value })

  return (
    <NumberTextField
      label="Percentage"
      inputMode="decimal"
      read={readShare}
      write={writeShare}
      explain={writeShare}
      ref={(input) => input?.setCustomValidity(Number.isNaN(value) ? NOT_A_SHARE : '')}
      value={Object.is(typed.value, value) ? typed.number : value}
      onChange={(number) => {
        const next = number === '' ? 0 : number
        setTyped({ number, value: next })
        onChange(next)
      }}
      maw={160}
    />
  )
}

/** Other roles are ticked. With shareholder goes a percentage that could not be read: its text is not there to be corrected. */
const withRoles = (details: LinkDetails, roles: LinkDetails['roles']): LinkDetails => {
  const isForgotten = Number.isNaN(details.beneficiaryPercentage) && !roles.includes('shareholder')
  return { roles, beneficiaryPercentage: isForgotten ? 0 : details.beneficiaryPercentage }
}

type DetailsProps = {
  details: LinkDetails
  onChange: (details: LinkDetails) => void
  /** whether the company has shares: the percentage then follows from them */
  hasShares?: boolean
  /** what the shares of the link are, in percent */
  percentage?: number
}

const SharesText = ({ percentage }: Pick<DetailsProps, 'percentage'>) => (
  <Text size="sm">
    {percentage !== undefined && `These shares are ${percentageText(percentage)} of the company. `}
    The shares of this company are recorded, so the percentage follows from their number. Enter shares under “Terms and
    shares”, or in the tab Shares where they are kept as events.
  </Text>
)

/** The roles, and the percentage of a shareholder, or why there is none to enter. */
export const LinkDetailsFields = ({ details, onChange, hasShares = false, percentage }: DetailsProps) => (
  <Stack gap="sm">
    <Checkbox.Group label="Roles" value={details.roles} onChange={(roles) => onChange(withRoles(details, roles))}>
      <Group gap="md" mt={6}>
        {linkRoles.map((role) => (
          <Checkbox key={role} value={role} label={roleLabels[role]} />
        ))}
      </Group>
    </Checkbox.Group>
    {details.roles.includes('shareholder') &&
      (hasShares ? (
        <SharesText percentage={percentage} />
      ) : (
        <PercentageField
          value={details.beneficiaryPercentage}
          onChange={(beneficiaryPercentage) => onChange({ ...details, beneficiaryPercentage })}
        />
      ))}
  </Stack>
)
