import { Button } from '@mantine/core'
import { type OfferedAppendix, offeredFields } from '@registrar/domain/aml/prefill'
import { findFirstDirector } from '@registrar/domain/links/first-director'
import type { Organization } from '@registrar/domain/organizations/organization'
import { countText } from '@registrar/domain/shared/count-text'
import { IconWand } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { linksQuery } from '#features/links'
import { personQuery } from '#features/people'
import type { AmlFieldName } from '@registrar/domain/aml/aml-fields'
import { type AmlFormStore, useAmlValue } from './aml-form-store.ts'

type Props = { appendix: OfferedAppendix; organization: Organization; store: AmlFormStore }

/** Fills the empty fields of an appendix with what the record and its first director say; saves nothing (AML-14). */
export const FillFromRecord = ({ appendix, organization, store }: Props) => {
  const links = useQuery(linksQuery({ organizationId: organization._id }))
  const directorId = findFirstDirector(links.data)?._id
  const director = useQuery({ ...personQuery(directorId ?? ''), enabled: directorId !== undefined })
  const values = useAmlValue(store, (form) => form)
  const offered = Object.entries(offeredFields(appendix, values, organization, director.data))

  const fill = () => {
    for (const [name, value] of offered) store.set(name as AmlFieldName, value)
  }

  return (
    <Button
      variant="default"
      leftSection={<IconWand size={16} stroke={1.75} />}
      loading={links.isLoading || director.isLoading}
      disabled={offered.length === 0}
      onClick={fill}
    >
      {offered.length === 0
        ? 'Nothing to fill from the record'
        : `Fill ${countText(offered.length, 'field')} from the record`}
    </Button>
  )
}
