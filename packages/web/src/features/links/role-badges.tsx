import { Badge, Group, Text } from '@mantine/core'
import { type LinkRole, roleLabels } from '@registrar/domain/shared/link-roles'
import { percentageOn, type ShareHolding, sharesOn } from '@registrar/domain/links/link-terms'
import { shownPercentage } from '@registrar/domain/shared/percentage'
import { today } from '#lib/clock'
import classes from './links.module.css'

type HeldLink = { roles: readonly LinkRole[]; holdings: readonly ShareHolding[]; beneficiaryPercentage: number }
type Props = { link: HeldLink; allShares: number | undefined }

// Without the number of all shares of the company, a holder's shares give no percentage.
const shareholderText = (link: HeldLink, allShares: number | undefined): string => {
  if (allShares === undefined && sharesOn(link.holdings, today()) > 0) return roleLabels.shareholder
  const percentage = shownPercentage(percentageOn(link, allShares ?? 0, today()))
  return `${roleLabels.shareholder} ${percentage} %`
}

/** The roles of today; a shareholder's with the part of the company that the shares make, or that was entered (OWN-4). */
export const RoleBadges = ({ link, allShares }: Props) => (
  <Group gap={6} className={classes.roles}>
    {link.roles.length === 0 && (
      <Text size="sm" c="dimmed">
        No roles assigned
      </Text>
    )}
    {link.roles.map((role) => (
      <Badge key={role} variant="default" tt="none" fw={500}>
        {role === 'shareholder' ? shareholderText(link, allShares) : roleLabels[role]}
      </Badge>
    ))}
  </Group>
)
