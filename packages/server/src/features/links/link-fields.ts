import { isDeepStrictEqual } from 'node:util'
import type { LinkChanges, LinkControl } from '@registrar/domain/links/link'
import { type LinkRole, roleLabels } from '@registrar/domain/shared/link-roles'
import {
  findOverlappingTerm,
  rolesOn,
  type ShareHolding,
  type Term,
  termsAfterRoles,
} from '@registrar/domain/links/link-terms'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { reconcileEdits } from '#features/conflicts'
import type { Author } from '#platform/commands/change-log'
import { requireReference } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { personRecord } from '#features/people'

/** What a link of a person and a company member have in common. The percentage is the stored one (OWN-2). */
type LinkFields = {
  roles: LinkRole[]
  beneficiaryPercentage: number
  terms: Term[]
  holdings: ShareHolding[]
  controls: LinkControl[]
  nomineeFor: string | null
  instructs: boolean
}

const NO_FIELDS: LinkFields = {
  roles: [],
  beneficiaryPercentage: 0,
  terms: [],
  holdings: [],
  controls: [],
  nomineeFor: null,
  instructs: false,
}

// One office that is entered twice would be listed twice in the registers.
const requireSeparateTerms = (terms: readonly Term[]) => {
  const index = findOverlappingTerm(terms)
  const term = terms[index]
  if (!term) return

  const message = `Two terms as ${roleLabels[term.role]} overlap. End the earlier one first, or combine them.`
  throw new Problem('VALIDATION_FAILED', message, { fields: { [`terms.${index}.appointed`]: message } })
}

// A client that sends the terms back as it has read them can only have changed the roles.
const termsAfter = (before: Term[], { terms, roles }: LinkChanges, today: IsoDate): Term[] => {
  const areTermsChanged = terms !== undefined && !isDeepStrictEqual(terms, before)
  if (areTermsChanged) {
    requireSeparateTerms(terms)
    return terms
  }
  return roles ? termsAfterRoles(before, [...new Set(roles)], today) : before
}

// One percentage serves the registers of all days on which somebody is a shareholder (OWN-4). A save that leaves somebody no
// shareholder of today sends 0, which says nothing of the other days (OWN-2).
const percentageAfter = (
  { beneficiaryPercentage: before }: LinkFields,
  { beneficiaryPercentage: sent = before }: LinkChanges,
  { terms, roles }: { terms: Term[]; roles: LinkRole[] },
): number => {
  if (!terms.some(({ role }) => role === 'shareholder')) return 0
  return roles.includes('shareholder') ? sent : sent || before
}

/**
 * The fields of a link after a save (LINK-2, OWN-2).
 * @throws Problem VALIDATION_FAILED when two of the terms that are sent overlap (OWN-1)
 */
const fieldsAfter = (before: LinkFields, body: LinkChanges, today: IsoDate): LinkFields => {
  const terms = termsAfter(before.terms, body, today)
  const roles = rolesOn(terms, today)

  return {
    roles: isDeepStrictEqual(new Set(roles), new Set(before.roles)) ? before.roles : roles,
    beneficiaryPercentage: percentageAfter(before, body, { terms, roles }),
    terms,
    holdings: body.holdings ?? before.holdings,
    controls: body.controls ?? before.controls,
    nomineeFor: body.nomineeFor === undefined ? before.nomineeFor : body.nomineeFor,
    instructs: body.instructs ?? before.instructs,
  }
}

/** The fields of a new link. */
export const newFields = (body: LinkChanges, today: IsoDate): LinkFields => fieldsAfter(NO_FIELDS, body, today)

/**
 * Makes sure that the shares are held for another person than their holder, and that nobody deletes that person.
 * @throws Problem UNKNOWN_PERSON, VALIDATION_FAILED
 */
export const requireNominator = async (
  tx: Tx,
  nomineeFor: string | null | undefined,
  { holder }: { holder?: string | undefined } = {},
): Promise<void> => {
  if (nomineeFor && nomineeFor === holder)
    throw new Problem('VALIDATION_FAILED', 'Nobody holds shares for themselves.', {
      fields: { nomineeFor: 'Choose somebody other than the holder.' },
    })
  if (!nomineeFor) return

  await requireReference(tx, personRecord, nomineeFor, {
    field: 'nomineeFor',
    code: 'UNKNOWN_PERSON',
    message: 'The shares are held for a person who does not exist.',
  })
}

type Saved = { tx: Tx; body: LinkChanges; author: Author; today: IsoDate; holder: string | undefined }

/**
 * The fields of a link after an update, with what others saved meanwhile. The person for whom shares are held may be in the bin,
 * as long as the save does not choose them anew.
 * @throws Problem CHANGED_MEANWHILE, UNKNOWN_PERSON, VALIDATION_FAILED
 */
export const fieldsAfterUpdate = async (
  before: LinkFields & { _id: string; version: number },
  { tx, body, author, today, holder }: Saved,
): Promise<LinkFields> => {
  const edits = await reconcileEdits(tx, before, body, author)
  if (edits.nomineeFor !== before.nomineeFor) await requireNominator(tx, edits.nomineeFor, { holder })

  return fieldsAfter(before, edits, today)
}
