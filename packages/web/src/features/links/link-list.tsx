import { ActionIcon, Anchor, Group, Paper, Text, Tooltip } from '@mantine/core'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { IconCalendarUser, IconPencil, IconUnlink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { HistoryButton } from '#features/history'
import { useBackLinkState } from '#lib/back-link'
import { useEditedRecord } from '#lib/use-edited-record'
import { Permitted } from '#ui/permitted'
import { DatedPartsModal } from './terms-and-shares-modal.tsx'
import { LinkHistory } from './link-history.tsx'
import { linkKind, type ShownLink } from './links.api.ts'
import { LinkRolesModal } from './link-roles-modal.tsx'
import { RoleBadges } from './role-badges.tsx'
import { UnlinkModal } from './unlink-modal.tsx'
import classes from './links.module.css'

type LinkText = { to: string; label: string; hint: string | null | undefined }
type Props<L extends ShownLink> = {
  label: string
  links: L[]
  /** the shares of the company in force today; undefined where the links are of several companies */
  allShares: number | undefined
  textOf: (link: L) => LinkText
}

/**
 * The people, companies or organizations that are linked, with their roles and percentages, which can be edited or unlinked. A
 * dialog stays open when a colleague removes the last of them.
 */
export const LinkList = <L extends ShownLink>({ label: listLabel, links, allShares, textOf }: Props<L>) => {
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
                <RoleBadges link={link} allShares={allShares} />
                <Group gap={4} wrap="nowrap">
                  <HistoryButton recordType={linkKind(link)} recordId={link._id} name={label} />
                  <Permitted call={linksCalls.updateLink}>
                    {linkKind(link) === 'link' && (
                      <Tooltip label="Edit roles">
                        <ActionIcon aria-label={`Edit the roles of ${label}`} onClick={() => setEdited(link)}>
                          <IconPencil size={17} stroke={1.6} />
                        </ActionIcon>
                      </Tooltip>
                    )}
                    <Tooltip label="Edit terms and shares">
                      <ActionIcon aria-label={`Edit the terms and shares of ${label}`} onClick={() => setDated(link)}>
                        <IconCalendarUser size={17} stroke={1.6} />
                      </ActionIcon>
                    </Tooltip>
                    <Tooltip label="Unlink">
                      <ActionIcon color="red" aria-label={`Unlink ${label}`} onClick={() => setUnlinked(link)}>
                        <IconUnlink size={17} stroke={1.6} />
                      </ActionIcon>
                    </Tooltip>
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
