import { Anchor, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { fileStandingQuery } from './aml-versions.api.ts'
import classes from './aml.module.css'
import { openPointAddress } from './open-point-address.ts'

type Props = { organizationId: string }

/** What signing the saved file would say, each as a link to its field; `children` while it is not known, or lacks nothing (AML-16). */
export const OpenPointList = ({ organizationId, children = null }: Props & { children?: ReactNode }) => {
  const { open = [], concerned } = useQuery(fileStandingQuery(organizationId)).data ?? {}
  if (!concerned || open.length === 0) return children

  return (
    <List size="sm" mt={4} style={{ overflowWrap: 'anywhere' }} aria-label="Open before signing">
      {open.map(({ rule, reason }) => (
        <List.Item key={reason}>
          <Anchor component={Link} size="sm" {...openPointAddress({ organizationId, concerned }, rule)}>
            {reason}
          </Anchor>
        </List.Item>
      ))}
    </List>
  )
}

/**
 * How much is open before the file may be signed, with the points themselves behind it. Keeps its place until it is known, so that nothing below
 * moves under the pointer of somebody who fills in the file.
 */
export const OpenPoints = ({ organizationId }: Props) => {
  const { data: { open = [] } = {}, isPending } = useQuery(fileStandingQuery(organizationId))
  const [isShown, setShown] = useState(false)
  const line = (words: string) => (
    <Text span size="sm">
      {words}
    </Text>
  )
  if (isPending) return <div>{line('\u00A0')}</div>
  if (open.length === 0) return null

  return (
    <details className={classes.open} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{line(`Open before signing: ${open.length}`)}</summary>
      {isShown && <OpenPointList organizationId={organizationId} />}
    </details>
  )
}
