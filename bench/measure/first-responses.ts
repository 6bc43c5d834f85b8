import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'

const searches = [
  ['list', {}],
  ['search, a common word', { search: 'limited' }],
  ['search, two words', { search: 'liffey software' }],
  ['search, no match', { search: 'xyzzyq' }],
] as const

export type FirstResponse = { name: string; milliseconds: number }

/** Times the first responses of a server that has just started. */
export const timeFirstResponses = async (url: string, token: string): Promise<FirstResponse[]> => {
  const responses: FirstResponse[] = []
  for (const [name, body] of searches) {
    const started = performance.now()
    const response = await fetch(url + organizationsCalls.searchOrganizations.path, {
      method: 'POST',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    responses.push({ name, milliseconds: performance.now() - started })
  }
  return responses
}
