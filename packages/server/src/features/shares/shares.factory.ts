import { linksCalls } from '@registrar/domain/links/links.calls'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { TestApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

export type NewEvent = BodyInput<typeof sharesCalls.createShareEvent>
type LinkFields = Partial<BodyInput<typeof linksCalls.createLink>>

/** Makes and reads shares through the API. */
export const useShares = (find: () => TestApp) => {
  const linkPerson = async (organizationId: string, firstName: string, fields: LinkFields = {}) => {
    const peopleId = await makePerson(find(), { firstName, lastName: 'Byrne' })
    const { answer } = await find().staff(linksCalls.createLink, { body: { peopleId, organizationId, ...fields } })
    return { personId: peopleId, linkId: answer.data._id }
  }

  const makeClass = async (organizationId: string, fields: object = {}) =>
    (
      await find().staff(sharesCalls.createShareClass, {
        body: { organizationId, name: 'Ordinary', nominal: 1, currency: 'EUR', votes: 1, ...fields },
      })
    ).answer.data._id

  const post = (body: NewEvent) => find().staff(sharesCalls.createShareEvent, { body })
  const enter = async (body: NewEvent) => {
    const { status, answer, problem } = await post(body)
    if (status !== 200) throw new Error(JSON.stringify(problem))
    return answer.data._id
  }

  const makeCompany = async () => {
    const organizationId = await makeOrganization(find(), { name: 'Liffey Software Limited' })
    const anna = await linkPerson(organizationId, 'Anna', { roles: ['shareholder'] })
    const brian = await linkPerson(organizationId, 'Brian', { roles: ['shareholder'] })
    const classId = await makeClass(organizationId)
    const allotment = await enter({
      organizationId,
      kind: 'allotment',
      on: '2024-01-10',
      classId,
      number: 100,
      to: [{ personId: anna.personId }],
      paidPerShare: 1,
    })
    return { organizationId, anna, brian, classId, allotment }
  }

  const membersOn = async (organizationId: string, asAt?: string) =>
    (
      await find().staff(registersCalls.searchRegister, { body: { organizationId, register: 'members', asAt } })
    ).answer.data.flatMap((row) => ('percentage' in row ? [row] : []))

  const certificatesOf = async (organizationId: string, asAt?: string) =>
    (await find().staff(sharesCalls.searchShareCertificates, { body: { organizationId, asAt } })).answer.data

  const tasksOf = async (organizationId: string) =>
    (await find().staff(tasksCalls.searchTasks, { body: { organizationId } })).answer.data

  const transferOf = ({ organizationId, anna, brian, classId }: Awaited<ReturnType<typeof makeCompany>>): NewEvent => ({
    organizationId,
    kind: 'transfer',
    on: '2024-06-20',
    executedOn: '2024-06-01',
    lodgedOn: '2024-06-10',
    classId,
    number: 40,
    from: [{ personId: anna.personId }],
    to: [{ personId: brian.personId }],
  })

  return { linkPerson, makeClass, post, enter, makeCompany, membersOn, certificatesOf, tasksOf, transferOf }
}

type Party = NonNullable<NewEvent['to']>[number]

/** Allots shares of a new class of an organization to somebody, through the API. */
export const makeAllotment = async (app: TestApp, organizationId: string, to: Party): Promise<string> => {
  const { makeClass, enter } = useShares(() => app)
  const classId = await makeClass(organizationId)
  return enter({ organizationId, kind: 'allotment', on: '2014-01-01', classId, number: 10, to: [to] })
}
