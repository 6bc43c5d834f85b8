import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { AddressedRecord } from './address-today.ts'
import type { EmailInList } from './email-dialog.tsx'
import { subjectText } from './subject-text.ts'

const EmailDialog = lazy(async () => ({ default: (await import('./email-dialog.tsx')).EmailDialog }))

type Props = {
  email: EmailInList
  /** the record on the page */
  record?: AddressedRecord | undefined
}

/** Opens an email as it was sent, and what happened to it (MAIL-19). */
export const ViewEmailButton = ({ email, record }: Props) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`View ${subjectText(email.subject)} to ${email.email}`}
        onClick={() => setOpen(true)}
      >
        View
      </Button>
      {isOpen && (
        <Suspense>
          <EmailDialog inList={email} record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
