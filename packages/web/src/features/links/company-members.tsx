import { ActionIcon, Anchor, Button, Group, Paper, Stack, Text, Title, Tooltip } from '@mantine/core'
import type { CompanyMember } from '@registrar/domain/links/company-member'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { IconBuildingPlus, IconCalendarUser, IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { HistoryButton } from '#features/history'
import { useBackLinkState } from '#lib/back-link'
import { errorMessage } from '#lib/error-message'
import { useDialogForm } from '#lib/use-dialog-form'
import { useEditedRecord } from '#lib/use-edited-record'
import { ModalForm } from '#ui/modal-form'
import { Permitted } from '#ui/permitted'
import { Failed } from '#ui/states'
import {
  companyMembersQuery,
  useCreateCompanyMember,
  useRemoveCompanyMember,
  useUpdateCompanyMember,
} from './company-members.api.ts'
import { DatedPartsModal } from './terms-and-shares-modal.tsx'
import { emptyLinkDetails, LinkDetailsFields, linkDetailsToSend } from './link-details.tsx'
import { LinkHistory } from './link-history.tsx'
import { RoleBadges } from './role-badges.tsx'
import { useAllShares } from './use-all-shares.ts'
import { UnlinkModal } from './unlink-modal.tsx'
import classes from './links.module.css'

type RowProps = { link: CompanyMember; allShares: number | undefined; onEdit: () => void; onUnlink: () => void }

const MemberRow = ({ link, allShares, onEdit, onUnlink }: RowProps) => {
  const backLinkState = useBackLinkState()
  const { memberId, member } = link
  const { name } = member

  return (
    <li>
      <div className={classes.who}>
        <Anchor component={Link} to={`/organization/${memberId}`} state={backLinkState} fw={500} size="sm">
          {name}
        </Anchor>
        <LinkHistory {...link} />
      </div>
      <RoleBadges link={link} allShares={allShares} />
      <Group gap={4} wrap="nowrap">
        <HistoryButton recordType="company-member" recordId={link._id} name={name} />
        <Permitted call={companyMembersCalls.updateCompanyMember}>
          <Tooltip label="Edit terms and shares">
            <ActionIcon aria-label={`Edit the terms and shares of ${name}`} onClick={onEdit}>
              <IconCalendarUser size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Unlink">
            <ActionIcon color="red" aria-label={`Unlink ${name}`} onClick={onUnlink}>
              <IconUnlink size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </Permitted>
      </Group>
    </li>
  )
}

type SelectProps = { value: string | null; onChange: (id: string | null) => void }
type Props = { organizationId: string; select: (props: SelectProps) => ReactNode }

const AddModal = ({ organizationId, select, onClose }: Props & { onClose: () => void }) => {
  const form = useDialogForm({
    initial: { memberId: null as string | null, details: emptyLinkDetails },
    toBody: ({ memberId, details }) =>
      memberId ? { memberId, organizationId, ...linkDetailsToSend(details) } : undefined,
    mutation: useCreateCompanyMember(),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Link Company" isOpen onClose={onClose} submitLabel="Link" size="lg" {...form.dialog}>
      {select({ value: form.values.memberId, onChange: (memberId) => form.change({ memberId }) })}
      <LinkDetailsFields details={form.values.details} onChange={(details) => form.change({ details })} />
    </ModalForm>
  )
}

/** The companies that are members of an organization: its secretary, its shareholders (LINK-8). */
export const CompanyMembers = ({ organizationId, select }: Props) => {
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(companyMembersQuery(organizationId))
  const [edited, setEdited] = useEditedRecord(data ?? [])
  const [unlinked, setUnlinked] = useEditedRecord(data ?? [])
  const update = useUpdateCompanyMember()
  const remove = useRemoveCompanyMember()
  const allShares = useAllShares(organizationId)

  return (
    <Stack gap="sm" mt="lg">
      <Group justify="space-between">
        <Title order={2}>Companies</Title>
        <Permitted call={companyMembersCalls.createCompanyMember}>
          <Button variant="default" leftSection={<IconBuildingPlus size={16} />} onClick={() => setAdding(true)}>
            Link Company
          </Button>
        </Permitted>
      </Group>
      {error && !data && <Failed message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Text c="dimmed" size="sm">
          No companies linked yet
        </Text>
      )}
      {data && data.length > 0 && (
        <Paper component="ul" className={classes.list} aria-label="Companies">
          {data.map((one) => (
            <MemberRow
              key={one._id}
              link={one}
              allShares={allShares}
              onEdit={() => setEdited(one)}
              onUnlink={() => setUnlinked(one)}
            />
          ))}
        </Paper>
      )}
      {edited && (
        <DatedPartsModal
          title={`Terms and shares of ${edited.member.name}`}
          initial={{ terms: edited.terms, holdings: edited.holdings, nomineeFor: edited.nomineeFor }}
          version={edited.version}
          toBody={(parts, version) => ({ member: { ...edited, version }, ...parts })}
          mutation={update}
          onClose={() => setEdited(undefined)}
        />
      )}
      {unlinked && (
        <UnlinkModal
          label={unlinked.member.name}
          link={unlinked}
          mutation={update}
          toBody={(ended) => ({ member: unlinked, ...ended })}
          remove={remove}
          onClose={() => setUnlinked(undefined)}
        />
      )}
      {isAdding && <AddModal organizationId={organizationId} select={select} onClose={() => setAdding(false)} />}
    </Stack>
  )
}
