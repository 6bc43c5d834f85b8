import { Anchor, Button, Group, Select, Text } from '@mantine/core'
import type { Filing } from '@registrar/domain/filings/filing'
import { type FollowUpCode, followUpCatalogue, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { followUpsOfFiling } from '@registrar/domain/follow-ups/follow-ups-of-filings'
import { returnKinds } from '@registrar/domain/follow-ups/follow-up-rules'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Permitted } from '#ui/permitted'
import { useStartFollowUpOfFiling } from './filings.api.ts'

const optionsOf = (filing: Filing) => {
  const likely = followUpsOfFiling(filing)
  const others = followUpCodes.filter((code) => !likely.includes(code) && !returnKinds.includes(code))
  return [...likely, ...others].map((value) => ({ value, label: followUpCatalogue[value].label }))
}

/** Starts the follow-up that works on a filing, or leads to it (FIL-11). */
export const FollowUpOfFiling = ({ filing }: { filing: Filing }) => {
  const options = optionsOf(filing)
  const [kind, setKind] = useState<FollowUpCode | undefined>(followUpsOfFiling(filing)[0])
  const start = useStartFollowUpOfFiling(filing)
  if (filing.followUpId)
    return (
      <Text size="sm">
        A follow-up works on it:{' '}
        <Anchor component={Link} to={`/organization/${filing.organizationId}/FOLLOW_UP_BETA_TAB`}>
          open the follow-ups
        </Anchor>
        .
      </Text>
    )

  return (
    <Permitted call={followUpsCalls.startFollowUp}>
      <Group align="flex-end" gap="xs">
        <Select
          label="Follow-up"
          placeholder="Choose a follow-up"
          data={options}
          allowDeselect={false}
          searchable
          value={kind ?? null}
          onChange={(value) => setKind(options.find((one) => one.value === value)?.value)}
        />
        <Button variant="default" loading={start.isPending} disabled={!kind} onClick={() => kind && start.mutate(kind)}>
          Start follow-up
        </Button>
      </Group>
    </Permitted>
  )
}
