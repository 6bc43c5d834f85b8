import { Button, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconMailPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { useMay } from '#lib/may'
import { ListPage } from '#ui/list-page'
import { QueryResult } from '#ui/query-result'
import { SearchBox } from '#ui/search-box'
import { InvitationLink } from './invitation-link.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { InviteModal } from './invite-modal.tsx'
import { SignupCodeSection } from './signup-code-section.tsx'
import { StaffTable } from './staff-table.tsx'
import { staffQuery } from './users.api.ts'

const Staff = () => {
  const [search, setSearch] = useState('')
  const [isInviting, setInviting] = useState(false)
  const [link, setLink] = useState<string>()
  const showLink = (invited: string) => {
    setInviting(false)
    setLink(invited)
  }
  const query = useQuery({ ...staffQuery(search), select: ({ data }) => data, placeholderData: keepPreviousData })

  return (
    <Stack gap="md">
      <ListPage
        title="Staff"
        count={query.data && `${query.data.length} in total`}
        actions={
          <>
            <Button
              component={Link}
              to="/account"
              variant="default"
              leftSection={<IconArrowLeft size={16} stroke={1.75} />}
            >
              Back to my profile
            </Button>
            <Button leftSection={<IconMailPlus size={16} />} onClick={() => setInviting(true)}>
              Invite
            </Button>
          </>
        }
        filters={<SearchBox value={search} onChange={setSearch} placeholder="Search staff" />}
      >
        <QueryResult query={query} failureMessage="Error fetching the staff" empty="No users found">
          {(members) => <StaffTable members={members} />}
        </QueryResult>
      </ListPage>
      {link !== undefined && <InvitationLink link={link} onClose={() => setLink(undefined)} />}
      <InvitationsSection onInvited={setLink} />
      <SignupCodeSection />
      {isInviting && <InviteModal onClose={() => setInviting(false)} onInvited={showLink} />}
    </Stack>
  )
}

/** Administrators look after the staff: roles, invitations, the secret code (USER-13). */
export const StaffPage = () =>
  useMay(staffCalls.searchStaff) ? <Staff /> : <Text>Only administrators can see this page.</Text>
