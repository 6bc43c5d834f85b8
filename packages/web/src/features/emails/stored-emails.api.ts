import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { tellSent } from '#lib/outbox'
import { useApiMutation } from '#lib/use-api-mutation'
import { EMAILS } from './emails.api.ts'

/** The record that emails are about. */
export type EmailsOwner = { organizationId: string } | { peopleId: string }

export const RECORD_EMAILS_LIMIT = 25

/** A page of the emails about a record, the newest first (MAIL-18). */
export const recordEmailsQuery = (owner: EmailsOwner, page: number) =>
  queryOptions({
    queryKey: [EMAILS, 'about', owner, page],
    queryFn: ({ signal }) =>
      request(emailsCalls.searchEmails, { body: { ...owner, page, limit: RECORD_EMAILS_LIMIT }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** An email as it was sent (MAIL-19). */
export const storedEmailQuery = (id: string) =>
  queryOptions({
    queryKey: [EMAILS, 'one', id],
    queryFn: ({ signal }) => requestData(emailsCalls.findEmail, { params: { id }, signal }),
    staleTime: 0,
  })

/** Sends an email again (MAIL-19). */
export const useSendAgain = (id: string) =>
  useApiMutation({
    run: (body: BodyInput<typeof emailsCalls.sendEmailAgain>) =>
      request(emailsCalls.sendEmailAgain, { params: { id }, body }),
    successMessage: 'Sent again!',
    notifySuccess: tellSent,
    refresh: [EMAILS, 'timeline'],
  })
