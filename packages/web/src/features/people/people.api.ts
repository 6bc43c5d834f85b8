import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { request } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { useUndoable } from '#ui/use-undoable'
import { similarPersonOf } from './similar-person.ts'

/** The first part of every query key about people. */
export const PEOPLE = 'people'

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [PEOPLE, 'one', id],
    queryFn: () => request(peopleCalls.findPerson, { params: { id } }),
  })

export const useCreatePerson = () =>
  useApiMutation({
    run: (body: BodyInput<typeof peopleCalls.createPerson>) => request(peopleCalls.createPerson, { body }),
    successMessage: 'Created!',
    failureMessage: (error) => errorMessage(error, 'Failed to create person'),
    refresh: [PEOPLE],
  })

type Changes = BodyInput<typeof peopleCalls.updatePerson>

/** Saves the fields and returns the saved record. With a `version`, the user chooses what to keep in a conflict. */
export const useUpdatePerson = (id: string, successMessage = 'Updated!') => {
  const client = useQueryClient()
  return useApiMutation({
    run: async (body: Changes) => {
      const saved = await saveWithVersion({
        recordType: 'person',
        body,
        save: (fields) => request(peopleCalls.updatePerson, { params: { id }, body: fields }),
        readVersion: async () => (await client.query({ ...personQuery(id), staleTime: 0 })).version,
      })
      client.setQueryData(personQuery(id).queryKey, saved)
      return saved
    },
    successMessage,
    refresh: [PEOPLE, 'links', 'organizations', 'filings', 'deadlines'],
  })
}

/** Takes a file out of the list of a person. Its undo puts it back in its place (BIN-5). */
export const useRemovePersonFile = (id: string) => {
  const client = useQueryClient()
  const changeFiles = async (change: (urls: string[]) => string[]): Promise<string[]> => {
    const { attachedFiles, version } = await client.query({ ...personQuery(id), staleTime: 0 })
    const body = { attachedFiles: change(attachedFiles), version }
    client.setQueryData(personQuery(id).queryKey, await request(peopleCalls.updatePerson, { params: { id }, body }))
    return attachedFiles
  }

  return useUndoable<string>({
    run: async (url) => {
      const before = await changeFiles((urls) => urls.filter((one) => one !== url))
      const place = before.indexOf(url)
      // A colleague may have taken it out already.
      return () => changeFiles((urls) => (place < 0 ? urls : urls.toSpliced(place, 0, url)))
    },
    message: 'File deleted successfully',
    refresh: [PEOPLE],
  })
}

export const useRemovePerson = (id: string) =>
  useRemoveRecord({ recordType: 'person', _id: id }, () => request(peopleCalls.removePerson, { params: { id } }), {
    markStale: [PEOPLE, 'links'],
  })

export const loadDuplicates = async () => {
  const { data } = await request(peopleCalls.listPersonDuplicates, {})
  return data.map(({ count, people }) => ({
    count,
    records: people.map(({ contactId, originalLastName, ...person }) =>
      similarPersonOf({ ...person, _id: contactId, lastName: originalLastName }),
    ),
  }))
}
