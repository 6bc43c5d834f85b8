import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'

const asked = [
  ['list', {}],
  ['search, a common word', { search: 'limited' }],
  ['search, two words', { search: 'liffey software' }],
  ['search, no match', { search: 'xyzzyq' }],
] as const

export type FirstAnswer = { name: string; milliseconds: number }

/** How long the very first answers of a server take that has just started. */
export const timeFirstAnswers = async (url: string, token: string): Promise<FirstAnswer[]> => {
  const answers: FirstAnswer[] = []
  for (const [name, body] of asked) {
    const began = performance.now()
    const answer = await fetch(url + organizationsCalls.searchOrganizations.path, {
      method: 'POST',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    answers.push({ name, milliseconds: performance.now() - began })
  }
  return answers
}
