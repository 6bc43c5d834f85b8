import { Button } from '@mantine/core'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Permitted } from '#ui/permitted'
import { FilingDialog } from './filing-dialog.tsx'
import { filingsQuery, isReturnDue } from './filings.api.ts'

/** Opens the return that is due, whose time the order of a court extends (AR-19). Renders nothing while none is due. */
export const CourtOrderButton = ({ organizationId }: { organizationId: string }) => {
  const filing = useQuery(filingsQuery(organizationId)).data?.find(isReturnDue)
  const [isOpen, setOpen] = useState(false)
  if (!filing) return null

  return (
    <Permitted call={filingsCalls.updateFiling}>
      <Button size="xs" variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
        {filing.extension ? 'Order of the court' : 'Enter the order of a court'}
      </Button>
      {isOpen && <FilingDialog filing={filing} onClose={() => setOpen(false)} />}
    </Permitted>
  )
}
