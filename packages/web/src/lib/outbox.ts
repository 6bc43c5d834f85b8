import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { queryOptions } from '@tanstack/react-query'
import { toast } from './toast.ts'
import { requestData } from './api.ts'
import { queryClient } from './query-client.ts'

/** What is said in place of 'sent', or beside a documented 'sent', while emails do not leave. */
export const KEPT_IN_OUTBOX = 'kept in the outbox: no mail server is set up'

/** Whether a mail server is set up, and how many emails are kept because there is none. */
export const outboxQuery = queryOptions({
  queryKey: ['emails', 'outbox'],
  queryFn: ({ signal }) => requestData(emailsCalls.findOutbox, { signal }),
})

/** Whether emails are kept in the outbox; false while that is not known. */
export const isKeptInOutbox = async (): Promise<boolean> => {
  const outbox = await queryClient.query({ ...outboxQuery, staleTime: 60_000 }).catch(() => undefined)
  return outbox?.hasMailServer === false
}

const tellIfKept = async () => {
  if (await isKeptInOutbox()) toast(`K${KEPT_IN_OUTBOX.slice(1)}`)
}

/** Shows the documented toast of an email, and beside it a second one when the email has not left (MAIL-4). */
export const tellSent = (message: string): void => {
  toast.success(message)
  void tellIfKept()
}
