import * as z from 'zod'
import { pageFields } from '../shared/page.ts'
import { fileAddress } from '../files/file-address.ts'
import { lines, requiredText, text } from '../shared/text.ts'
import { userReference } from '../users/users.ts'

const written = {
  title: requiredText(200),
  text: lines(200_000).trim(),
  /** the addresses of uploaded files, beside the text or in its place */
  files: z.array(fileAddress).max(20),
}

type Written = { text?: string | undefined; files?: readonly string[] | undefined }

/** Whether a policy says something: in its text, or in a file. */
export const hasContent = (policy: Written): boolean => Boolean(policy.text) || (policy.files ?? []).length > 0

/** The problem of a policy that says nothing. */
export const NO_CONTENT = 'This is required.'

/** The body that adds a policy or a procedure of the firm (FIRM-2). */
export const newFirmPolicy = z
  .object({ ...written, text: written.text.default(''), files: written.files.default([]) })
  .refine(hasContent, {
    path: ['text'],
    error: NO_CONTENT,
    when: ({ value }) => z.looseObject({}).safeParse(value).success,
  })
export type NewFirmPolicy = z.output<typeof newFirmPolicy>

/** The body of a new version; `version`: the one that it was made from. */
export const firmPolicyChanges = z.object({ ...written, version: z.int() }).partial()
export type FirmPolicyChanges = z.output<typeof firmPolicyChanges>

/** The body by which a colleague says to have read a policy; `version`: the one that was read. */
export const policyAcknowledgement = z.object({ version: z.int().optional() })

/** A version of a policy, which never changes. */
export const firmPolicyVersion = z.object({
  version: z.int(),
  title: z.string(),
  text: z.string(),
  files: z.array(z.string()),
  savedAt: z.iso.datetime(),
  savedBy: userReference,
})
export type FirmPolicyVersion = z.output<typeof firmPolicyVersion>

/** Who has said to have read which version, and when. */
const acknowledgement = z.object({
  userId: z.string(),
  userName: z.string(),
  version: z.int(),
  at: z.iso.datetime(),
})

/** A policy in its latest version, as the search answers it. */
export const firmPolicyRow = firmPolicyVersion.extend({
  _id: z.string(),
  /** of all versions, the latest first */
  acknowledged: z.array(acknowledgement),
  /** the active users who have not acknowledged this version */
  missing: z.array(z.string()),
})
export type FirmPolicyRow = z.output<typeof firmPolicyRow>

const { page, limit } = pageFields()
export const firmPolicySearchBody = z.object({ search: text(200).nullish(), page, limit })
export type FirmPolicySearch = z.output<typeof firmPolicySearchBody>
