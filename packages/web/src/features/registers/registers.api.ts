import type { RegisterEntry } from '@registrar/domain/registers/register-entry'
import type { RegisterName } from '@registrar/domain/registers/registers'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { type BodyInput, pathOf } from '@registrar/domain/shared/call'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { queryOptions } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { request } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'

// Under the first part of the keys of links: a change of a link changes registers.
const LINKS = 'links'

/** Which register is looked at, as at which day, and whether with past rows. */
export type RegisterView = { register: RegisterName; asAt: IsoDate; history: boolean }

/** A register of an organization as at a day. */
export const registerQuery = (organizationId: string, view: RegisterView) =>
  queryOptions({
    queryKey: [LINKS, 'register', organizationId, view.register, view.asAt, view.history] as const,
    queryFn: () => request(registersCalls.searchRegister, { body: { organizationId, ...view } }),
    // The rows of another register have other columns.
    placeholderData: (previous, query) => (query?.queryKey[3] === view.register ? previous : undefined),
  })

/** The addresses of a register as PDF and as CSV. */
export const registerAddresses = (id: string, { register, asAt, history }: RegisterView) => {
  const query = `?asAt=${asAt}${history ? '&history=true' : ''}`
  return {
    pdf: `${pathOf(registersCalls.printRegister.path, { id, register })}${query}`,
    csv: `${pathOf(registersCalls.exportRegister.path, { id, register })}${query}`,
  }
}

type EntryBody = BodyInput<typeof registersCalls.createRegisterEntry>

// A charge makes its filing.
const refresh = [LINKS, 'filings', 'deadlines', 'organizations', 'history']

/** Enters something in a register, or corrects the entry that is given. */
export const useSaveRegisterEntry = (entry: RegisterEntry | undefined) =>
  useApiMutation({
    run: async (body: EntryBody) => {
      const { organizationId: _, register: __, ...changes } = body
      if (entry)
        await request(registersCalls.updateRegisterEntry, {
          params: { id: entry._id },
          body: { ...changes, version: entry.version },
        })
      else await request(registersCalls.createRegisterEntry, { body })
    },
    successMessage: entry ? 'Entry saved!' : 'Entry added!',
    refresh,
  })

export const useRemoveRegisterEntry = (id: string) =>
  useRemoveRecord(
    { recordType: 'register-entry', _id: id },
    () => request(registersCalls.removeRegisterEntry, { params: { id } }),
    { successMessage: 'Entry deleted!', failureMessage: (error) => errorMessage(error), refresh },
  )
