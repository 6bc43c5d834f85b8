import { Text } from '@mantine/core'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { amountText } from './share-texts.ts'
import { shareCapitalQuery } from './shares.api.ts'

type Props = { organizationId: string; on: IsoDate; classId: string | null; toClassId: string | null }

/** Says, before it is saved, what a conversion into a class of another nominal value does to what is paid (SHARE-2). */
export const ConversionNote = ({ organizationId, on, classId, toClassId }: Props) => {
  const { data = [] } = useQuery(shareCapitalQuery(organizationId, on))
  const from = data.find((row) => row.classId === classId)
  const to = data.find((row) => row.classId === toClassId)
  // A conversion into another currency is refused when it is saved.
  if (!from || !to || from.currency !== to.currency) return null
  if (from.nominal === null || to.nominal === null || from.nominal === to.nominal) return null

  const nominals = `A share of ${to.name} has a nominal value of ${amountText(to.nominal, to.currency)}, one of ${from.name} ${amountText(from.nominal, from.currency)}.`
  const effect =
    to.nominal > from.nominal
      ? 'What is paid stays: the difference stands as unpaid.'
      : 'What is paid stays: what is above the new nominal value counts as premium, and the nominal capital becomes less.'
  return (
    <Text size="sm" c="var(--app-amber-text)" role="status">
      {nominals} {effect}
    </Text>
  )
}
