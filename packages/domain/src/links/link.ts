import * as z from 'zod'
import { type Field, shapeOf } from '../shared/field.ts'
import { saidOfFiling } from '../filings/filed-change.ts'
import { filter } from '../shared/page.ts'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { optionalId, requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { companyTypes } from '../organizations/company-type.ts'
import { croStatuses } from '../organizations/cro-status.ts'
import { organizationRow } from '../organizations/organization.ts'
import { personRow } from '../people/person.ts'
import { type LinkRole, rolesOfLink } from '../shared/link-roles.ts'
import { linkTerm, shareHolding } from './link-terms.ts'

/** Control by other means than shares and votes: its ground in words, and its days. */
const linkControl = z.object({
  ground: requiredText(500),
  since: optionalIsoDate.default(null),
  ceased: optionalIsoDate.default(null),
})
export type LinkControl = z.output<typeof linkControl>

/** The fields of a link that a client may write, of a person or of a company. Each list is sent whole. */
export const linkFieldTable = {
  roles: {
    kind: 'roles',
    schema: rolesOfLink,
    label: 'Roles',
    headings:
      'role, roles, officer type, officer role, capacity, position, office, fonction, fonctions, qualite, mandat, funktion, rolle, cargo, ' +
      'funcion, carica, ruolo, poist',
    parts:
      'secretary, company secretary, shareholder, member, nominee director, secretaire, associe, associee, actionnaire',
    combined: 'joined',
  },
  beneficiaryPercentage: {
    kind: 'percentage',
    schema: z.number().min(0, 'From 0 to 100.').max(100, 'From 0 to 100.'),
    label: 'Beneficiary percentage',
    listLabel: '%',
    headings:
      'percentage, percent, share, % of shares, % shares, shares %, % held, % owned, % holding, holding %, % shareholding, shareholding %, % interest, shareholding, ownership, pourcentage, part, % detention, % de detention, % des parts, ' +
      'anteil, beteiligung, participacion, porcentaje, partecipazione, percentuale, quota, ceatadan',
  },
  terms: { kind: 'terms', schema: z.array(linkTerm).max(500), label: 'Terms of office' },
  holdings: { kind: 'holdings', schema: z.array(shareHolding).max(500), label: 'Shares' },
  /** how the company is controlled by other means than shares and votes, as declared (OWN-11) */
  controls: { kind: 'controls', schema: z.array(linkControl).max(50), label: 'Control by other means' },
  /** the person for whom the shares are held */
  nomineeFor: { kind: 'person', schema: optionalId, label: 'Held for' },
  /** whether the person instructs the firm for the organization (AML-18) */
  instructs: { kind: 'yesOrNo', schema: z.boolean(), label: 'Instructs' },
} as const satisfies Record<string, Field>

const fields = shapeOf(linkFieldTable)

/** The fields of a new link, of a person or of a company. */
export const newLinkFields = {
  roles: fields.roles.default([]),
  beneficiaryPercentage: fields.beneficiaryPercentage.default(0),
  terms: fields.terms.default([]),
  holdings: fields.holdings.default([]),
  controls: fields.controls.default([]),
  nomineeFor: fields.nomineeFor.default(null),
  instructs: fields.instructs.optional(),
  ...saidOfFiling,
}

/** The body that links a person to an organization (LINK-3). */
export const newLink = z.object({
  peopleId: text(100),
  organizationId: text(100),
  ...newLinkFields,
})
export type NewLink = z.output<typeof newLink>

/** The body of a change of a link (LINK-2, API-10). */
export const linkChanges = z.object({ ...fields, ...saidOfFiling, ...loadedVersion }).partial()
export type LinkChanges = z.output<typeof linkChanges>

/** The body that asks for the links of a person or an organization, optionally only those with one of the roles. */
export const linkSearchBody = z
  .object({ peopleId: filter(text(100)), organizationId: filter(text(100)), roles: filter(rolesOfLink) })
  .refine((body) => body.peopleId || body.organizationId, {
    path: ['peopleId'],
    error: 'Send peopleId or organizationId.',
  })
export type LinkSearch = z.output<typeof linkSearchBody>

/** The fields of a link in every answer: today's roles, all terms, past ones included, and the person of `nomineeFor`. */
export const linkAnswer = {
  _id: z.string(),
  ...recordVersion,
  organizationId: z.string(),
  roles: rolesOfLink,
  beneficiaryPercentage: z.number(),
  /** of the shares where the company has any, else `beneficiaryPercentage` (LINK-10) */
  percentage: z.number(),
  terms: z.array(linkTerm),
  holdings: z.array(shareHolding),
  controls: z.array(linkControl),
  nomineeFor: z.string().nullable(),
  instructs: z.boolean(),
  nominator: z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() }).nullable(),
}

/** The organization in the answer of a link. */
export const linkedOrganization = organizationRow
  .pick({ _id: true, name: true, cro: true, creationStatus: true, incorporationDate: true })
  .extend({
    companyType: z.enum(companyTypes).nullable(),
    croStatus: z.enum(croStatuses).nullable(),
    /** whether its Incorporation runs, and the certificate has not come (FIL-7) */
    isBeingIncorporated: z.boolean(),
  })

/** A link with the person and the organization, as their lists show them (LINK-7). */
export const link = z.object({
  ...linkAnswer,
  peopleId: z.string(),
  people: personRow.omit({ version: true, deletedAt: true, updatedAt: true }),
  organization: linkedOrganization,
})
export type Link = z.output<typeof link>

/** The percentage of a link: only a shareholder has one, anybody else has 0 (LINK-2). */
export const percentageFor = (chosen: readonly LinkRole[], percentage: number): number =>
  chosen.includes('shareholder') ? percentage : 0
