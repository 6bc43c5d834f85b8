import { Anchor, Text } from '@mantine/core'
import type { Link as LinkRecord } from '@registrar/domain/links/link'
import type { ShareHolding, Term } from '@registrar/domain/links/link-terms'
import { roleLabels } from '@registrar/domain/shared/link-roles'
import { formatCount } from '@registrar/domain/shared/count-text'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { Link } from '@tanstack/react-router'
import { useBackLinkState } from '#lib/back-link'

const period = (from: IsoDate | null, ceased: IsoDate | null): string => {
  if (from && ceased) return `${displayDate(from)} to ${displayDate(ceased)}`
  if (from) return `since ${displayDate(from)}`
  return ceased ? `until ${displayDate(ceased)}` : ''
}

const termText = ({ role, appointed, ceased }: Term) => `${roleLabels[role]} ${period(appointed, ceased)}`.trim()

const holdingText = ({ class: shareClass, number, acquired, ceased }: ShareHolding) =>
  `${formatCount(number)} ${shareClass} ${period(acquired, ceased)}`.trim()

type Props = Pick<LinkRecord, 'terms' | 'holdings' | 'nominator'>

/** The days of a link's terms and holdings, where any is known, and the person for whom the shares are held. */
export const LinkHistory = ({ terms, holdings, nominator }: Props) => {
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
