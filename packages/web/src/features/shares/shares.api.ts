import type { BodyInput } from '@registrar/domain/shared/call'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { MAX_LIMIT } from '@registrar/domain/shared/page'
import type { ShareClass } from '@registrar/domain/shares/share-class'
import type { ShareEvent } from '@registrar/domain/shares/share-event'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { request, requestData } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { useUndoable } from '#ui/use-undoable'

const SHARES = 'shares'

// Registers, owners and percentages follow from shares; a transfer makes tasks, an allotment a filing.
const refresh = [SHARES, 'links', 'organizations', 'tasks', 'filings', 'deadlines', 'compliance', 'history']

/** The classes of shares of a company. */
export const shareClassesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [SHARES, 'classes', organizationId],
    queryFn: () => requestData(sharesCalls.searchShareClasses, { body: { organizationId } }),
  })

/** What happened to the shares of a company, the oldest first. */
export const shareEventsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [SHARES, 'events', organizationId],
    queryFn: () => requestData(sharesCalls.searchShareEvents, { body: { organizationId, limit: MAX_LIMIT } }),
  })

/** The certificates of a company in force on a day. */
export const shareCertificatesQuery = (organizationId: string, asAt: IsoDate | undefined) =>
  queryOptions({
    queryKey: [SHARES, 'certificates', organizationId, asAt],
    queryFn: () => requestData(sharesCalls.searchShareCertificates, { body: { organizationId, asAt } }),
    placeholderData: keepPreviousData,
  })

/** The statement of capital of a company on a day. */
export const shareCapitalQuery = (organizationId: string, asAt: IsoDate) =>
  queryOptions({
    queryKey: [SHARES, 'capital', organizationId, asAt],
    queryFn: () => requestData(sharesCalls.searchShareCapital, { body: { organizationId, asAt } }),
    placeholderData: keepPreviousData,
  })

export type EventBody = BodyInput<typeof sharesCalls.createShareEvent>
type ClassBody = BodyInput<typeof sharesCalls.createShareClass>

type Corrected = { event: ShareEvent; before: EventBody | undefined }

/** Enters an event, or corrects the one that is given; the toast takes it back. */
export const useSaveShareEvent = (corrected: Corrected | undefined) =>
  useUndoable({
    run: async (body: EventBody) => {
      if (!corrected) {
        const { data } = await request(sharesCalls.createShareEvent, { body })
        return () => request(sharesCalls.removeShareEvent, { params: { id: data._id } })
      }
      const { event, before } = corrected
      const params = { id: event._id }
      await request(sharesCalls.updateShareEvent, { params, body: { ...body, version: event.version } })
      return async () => before && request(sharesCalls.updateShareEvent, { params, body: before })
    },
    message: corrected ? 'Event saved!' : 'Event added!',
    refresh,
  })

export const useRemoveShareEvent = (id: string) =>
  useRemoveRecord(
    { recordType: 'share-event', _id: id },
    () => request(sharesCalls.removeShareEvent, { params: { id } }),
    { successMessage: 'Event deleted!', failureMessage: (error) => errorMessage(error), refresh },
  )

/** Makes a class, or changes the one that is given. */
export const useSaveShareClass = (shareClass: ShareClass | undefined) =>
  useApiMutation({
    run: async (body: ClassBody) => {
      if (shareClass)
        await request(sharesCalls.updateShareClass, {
          params: { id: shareClass._id },
          body: { ...body, version: shareClass.version },
        })
      else await request(sharesCalls.createShareClass, { body })
    },
    successMessage: shareClass ? 'Class saved!' : 'Class added!',
    refresh,
  })

/** Turns the holdings of a company into events. */
export const useTurnHoldingsIntoEvents = (organizationId: string) =>
  useApiMutation({
    run: () => request(sharesCalls.turnHoldingsIntoEvents, { body: { organizationId } }),
    successMessage: 'The holdings are events now.',
    failureMessage: (error) => errorMessage(error),
    refresh,
  })

/** Says when a certificate was lost, or that its number is right. */
export const useUpdateShareCertificate = (id: string) =>
  useApiMutation({
    run: (body: BodyInput<typeof sharesCalls.updateShareCertificate>) =>
      request(sharesCalls.updateShareCertificate, { params: { id }, body }),
    successMessage: 'Certificate saved!',
    refresh,
  })
