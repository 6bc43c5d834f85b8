import { Checkbox, Group, Stack } from '@mantine/core'
import { readPercentage } from '@registrar/domain/shared/percentage'
import { percentageFor } from '@registrar/domain/links/link'
import { linkRoles, roleLabels } from '@registrar/domain/shared/link-roles'
import { useState } from 'react'
import { today } from '#lib/clock'
import { NumberTextField, type Reading, type TypedNumber } from '#ui/number-text-field'
import type { LinkDetails } from './links.api.ts'
import { NewShares } from './new-shares.tsx'
import type { KnownShares } from './use-known-shares.ts'

const NOT_A_SHARE = 'From 0 to 100.'

/** The dialogs start with no role and 0 % (LINK-5). */
export const emptyLinkDetails: LinkDetails = { roles: [], beneficiaryPercentage: 0 }

/** The same of a dialog that may take shares: they were acquired today unless another day is given. */
export const newLinkDetails = (): LinkDetails => ({ ...emptyLinkDetails, acquired: today() })

/** The details that are sent: only a shareholder has a percentage (LINK-2). */
export const linkDetailsToSend = ({
  roles,
  beneficiaryPercentage,
}: Pick<LinkDetails, 'roles' | 'beneficiaryPercentage'>) => ({
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
  return { ...details, roles, beneficiaryPercentage: isForgotten ? 0 : details.beneficiaryPercentage }
}

type DetailsProps = {
  details: LinkDetails
  onChange: (details: LinkDetails) => void
  /** a class of the shares that the company has: the percentage then follows from them */
  known?: KnownShares | undefined
  /** what the shares of the link are, in percent */
  percentage?: number
  /** what the server refuses in the shares */
  problem?: string | undefined
}

/** The roles, and the percentage of a shareholder, or why there is none to enter. */
export const LinkDetailsFields = ({ details, onChange, known, percentage, problem }: DetailsProps) => (
  <Stack gap="sm">
    <Checkbox.Group label="Roles" value={details.roles} onChange={(roles) => onChange(withRoles(details, roles))}>
      <Group gap="md" mt={6}>
        {linkRoles.map((role) => (
          <Checkbox key={role} value={role} label={roleLabels[role]} />
        ))}
      </Group>
    </Checkbox.Group>
    {details.roles.includes('shareholder') &&
      (known ? (
        <NewShares known={known} details={details} onChange={onChange} percentage={percentage} problem={problem} />
      ) : (
        <PercentageField
          value={details.beneficiaryPercentage}
          onChange={(beneficiaryPercentage) => onChange({ ...details, beneficiaryPercentage })}
        />
      ))}
  </Stack>
)
