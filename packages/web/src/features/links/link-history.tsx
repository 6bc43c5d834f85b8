import { Text } from '@mantine/core'
import type { ShareHolding, Term } from '@registrar/domain/links/link-terms'
import { roleLabels } from '@registrar/domain/registers/register-texts'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'

const period = (from: IsoDate | null, ceased: IsoDate | null): string => {
  if (from && ceased) return `${displayDate(from)} to ${displayDate(ceased)}`
  if (from) return `since ${displayDate(from)}`
  return ceased ? `until ${displayDate(ceased)}` : ''
}

const termText = ({ role, appointed, ceased }: Term) => `${roleLabels[role]} ${period(appointed, ceased)}`.trim()

const holdingText = ({ class: shareClass, number, acquired, ceased }: ShareHolding) =>
  `${number.toLocaleString('en-IE')} ${shareClass} ${period(acquired, ceased)}`.trim()

/** The days of a link's terms and holdings, where any is known. */
export const LinkHistory = ({ terms, holdings }: { terms: Term[]; holdings: ShareHolding[] }) => {
  const texts = [
    ...terms.filter(({ appointed, ceased }) => appointed || ceased).map(termText),
    ...holdings.map(holdingText),
  ]
  if (texts.length === 0) return null

  return (
    <Text size="xs" c="dimmed">
      {texts.join(' · ')}
    </Text>
  )
}
