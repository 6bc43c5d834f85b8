import { Anchor, Badge, Group, Paper, Text } from '@mantine/core'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { IconCalendarUser, IconPencil, IconUnlink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type LinkRole, roleLabels } from '@registrar/domain/shared/link-roles'
import { isPastLink, type ShareHolding, type Term } from '@registrar/domain/links/link-terms'
import { shownPercentage } from '@registrar/domain/shared/percentage'
import type { Link as LinkRecord } from '@registrar/domain/links/link'
import { formatCount } from '@registrar/domain/shared/count-text'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { HistoryButton } from '#features/history'
import { today } from '#lib/clock'
import { useBackLinkState } from '#lib/back-link'
import { useEditedRecord } from '#lib/use-edited-record'
import { IconButton } from '#ui/icon-button'
import { Permitted } from '#ui/permitted'
import { DatedPartsModal } from './terms-and-shares-modal.tsx'
import { linkKind, type ShownLink } from './links.api.ts'
import { LinkRolesModal } from './link-roles-modal.tsx'
import { UnlinkModal } from './unlink-modal.tsx'
import classes from './links.module.css'

const period = (from: IsoDate | null, ceased: IsoDate | null): string => {
  if (from && ceased) return `${displayDate(from)} to ${displayDate(ceased)}`
  if (from) return `since ${displayDate(from)}`
  return ceased ? `until ${displayDate(ceased)}` : ''
}

const termText = ({ role, appointed, ceased }: Term) => `${roleLabels[role]} ${period(appointed, ceased)}`.trim()

const holdingText = ({ class: shareClass, number, acquired, ceased }: ShareHolding) =>
  `${formatCount(number)} ${shareClass} ${period(acquired, ceased)}`.trim()

type LinkHistoryProps = Pick<LinkRecord, 'terms' | 'holdings' | 'nominator'>

/** The days of a link's terms and holdings, where any is known, and the person for whom the shares are held. */
const LinkHistory = ({ terms, holdings, nominator }: LinkHistoryProps) => {
  const texts = [
    ...terms.filter(({ appointed, ceased }) => appointed || ceased).map(termText),
    ...holdings.map(holdingText),
  ]
  const backLinkState = useBackLinkState()
  if (texts.length === 0 && !nominator) return null

  return (
    <Text size="xs" c="dimmed">
      {texts.join(' · ')}
      {nominator && (
        <>
          {texts.length > 0 && ' · '}Held for{' '}
          <Anchor component={Link} to={`/people/${nominator._id}`} state={backLinkState} inherit>
            {`${nominator.firstName} ${nominator.lastName}`.trim()}
          </Anchor>
        </>
      )}
    </Text>
  )
}

type HeldLink = { roles: readonly LinkRole[]; percentage: number }

const shareholderText = ({ percentage }: HeldLink): string =>
  `${roleLabels.shareholder} ${shownPercentage(percentage)} %`

/** The roles of today; a shareholder's with the percentage (LINK-10). */
const RoleBadges = ({ link }: { link: HeldLink }) => (
  <Group gap={6}>
    {link.roles.length === 0 && (
      <Text size="sm" c="dimmed">
        No roles assigned
      </Text>
    )}
    {link.roles.map((role) => (
      <Badge key={role} variant="default" tt="none" fw={500}>
        {role === 'shareholder' ? shareholderText(link) : roleLabels[role]}
      </Badge>
    ))}
  </Group>
)

type LinkText = { to: string; label: string; hint: string | null | undefined }
type Props<L extends ShownLink> = {
  label: string
  links: L[]
  textOf: (link: L) => LinkText
}

/**
 * The people, companies or organizations that are linked, with their roles and percentages, which can be edited or unlinked. A
 * dialog stays open when a colleague removes the last of them.
 */
export const LinkList = <L extends ShownLink>({ label: listLabel, links, textOf }: Props<L>) => {
  const [edited, setEdited] = useEditedRecord(links)
  const [dated, setDated] = useEditedRecord(links)
  const [unlinked, setUnlinked] = useEditedRecord(links)
  const backLinkState = useBackLinkState()

  return (
    <>
      {links.length > 0 && (
        <Paper component="ul" className={classes.list} aria-label={listLabel}>
          {links.map((link) => {
            const { to, label, hint } = textOf(link)
            return (
              <li key={link._id}>
                <div className={classes.who}>
                  <Anchor component={Link} to={to} state={backLinkState} fw={500} size="sm">
                    {label}
                  </Anchor>
                  {hint && (
                    <Text size="xs" c="dimmed">
                      {hint}
                    </Text>
                  )}
                  <LinkHistory {...link} />
                </div>
                {isPastLink(link, today()) ? <Badge color="gray">Past</Badge> : <RoleBadges link={link} />}
                <Group gap={4} wrap="nowrap">
                  <HistoryButton recordType={linkKind(link)} recordId={link._id} name={label} />
                  <Permitted call={linksCalls.updateLink}>
                    {linkKind(link) === 'link' && (
                      <IconButton
                        icon={IconPencil}
                        tooltip="Edit roles"
                        aria-label={`Edit the roles of ${label}`}
                        onClick={() => setEdited(link)}
                      />
                    )}
                    <IconButton
                      icon={IconCalendarUser}
                      tooltip="Edit terms and shares"
                      aria-label={`Edit the terms and shares of ${label}`}
                      onClick={() => setDated(link)}
                    />
                    <IconButton
                      icon={IconUnlink}
                      tooltip="Unlink"
                      color="red"
                      aria-label={`Unlink ${label}`}
                      onClick={() => setUnlinked(link)}
                    />
                  </Permitted>
                </Group>
              </li>
            )
          })}
        </Paper>
      )}
      {edited && (
        <LinkRolesModal link={edited} title={`Roles of ${textOf(edited).label}`} onClose={() => setEdited(undefined)} />
      )}
      {dated && <DatedPartsModal link={dated} label={textOf(dated).label} onClose={() => setDated(undefined)} />}
      {unlinked && (
        <UnlinkModal link={unlinked} label={textOf(unlinked).label} onClose={() => setUnlinked(undefined)} />
      )}
    </>
  )
}
