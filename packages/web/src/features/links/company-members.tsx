import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { CompanyMember } from '@registrar/domain/links/company-member'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { IconBuildingPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '#lib/error-message'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { Permitted } from '#ui/permitted'
import { Failed } from '#ui/states'
import { LinkList } from './link-list.tsx'
import { companyMembersQuery, useCreateCompanyMember } from './links.api.ts'
import { NewLinkFields, newLinkToSend, newLinkValues } from './new-link-fields.tsx'
import { useKnownShares } from './use-known-shares.ts'

const memberText = ({ memberId, member }: CompanyMember) => ({
  to: `/organization/${memberId}`,
  label: member.name,
  hint: null,
})

type SelectProps = { value: string | null; onChange: (id: string | null) => void }
type Props = { organizationId: string; select: (props: SelectProps) => ReactNode }

const AddModal = ({ organizationId, select, onClose }: Props & { onClose: () => void }) => {
  const known = useKnownShares(organizationId)
  const form = useDialogForm({
    about: organizationId,
    initial: { memberId: null as string | null, ...newLinkValues() },
    toBody: ({ memberId, ...link }) =>
      memberId ? { memberId, organizationId, ...newLinkToSend(link, known) } : undefined,
    mutation: useCreateCompanyMember(),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Link Company" onClose={onClose} submitLabel="Link" size="lg" {...form.dialog}>
      {select({ value: form.values.memberId, onChange: (memberId) => form.change({ memberId }) })}
      <NewLinkFields organizationId={organizationId} known={known} form={form} />
    </ModalForm>
  )
}

/** The companies that are members of an organization: its secretary, its shareholders (LINK-8). */
export const CompanyMembers = ({ organizationId, select }: Props) => {
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(companyMembersQuery(organizationId))

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
      {data && <LinkList label="Companies" links={data} textOf={memberText} />}
      {isAdding && <AddModal organizationId={organizationId} select={select} onClose={() => setAdding(false)} />}
    </Stack>
  )
}
