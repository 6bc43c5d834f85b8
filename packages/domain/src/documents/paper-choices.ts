import type { FieldName, Texts } from './paper-fields.ts'

/** Why a company is struck off voluntarily (Companies Act 2014, s. 731(1)(b)(i)). */
const strikeOffGrounds = {
  ceased: { en: 'It has ceased to carry on business', fr: "Elle a cessé d'exercer son activité" },
  neverTraded: { en: 'It has never carried on business', fr: "Elle n'a jamais exercé d'activité" },
} as const satisfies Record<string, Texts>
export type StrikeOffGround = keyof typeof strikeOffGrounds

/** The meetings whose minutes are made from an agenda. */
const meetings = {
  board: { en: 'a meeting of the board of directors', fr: "réunion du conseil d'administration" },
  general: {
    en: 'an extraordinary general meeting of the members',
    fr: 'assemblée générale extraordinaire des actionnaires',
  },
  annual: { en: 'the annual general meeting of the members', fr: 'assemblée générale annuelle des actionnaires' },
} as const satisfies Record<string, Texts>
export type Meeting = keyof typeof meetings

/** The choices of the fields that choose between texts, each with the words that a paper prints. */
export const paperChoices = { strikeOffGround: strikeOffGrounds, meetingOf: meetings } as const satisfies Partial<
  Record<FieldName, Record<string, Texts>>
>
export type ChoiceField = keyof typeof paperChoices

/** What a change of an officer is (Companies Act 2014, s. 149(8)). */
export const officerChanges = {
  appointed: { en: 'Appointment', fr: 'Nomination' },
  ceased: { en: 'Cessation', fr: 'Cessation de fonctions' },
  particulars: { en: 'Change of particulars', fr: 'Modification des renseignements' },
} as const satisfies Record<string, Texts>
export type OfficerChange = keyof typeof officerChanges

const codeOf = <Code extends string>(choices: Record<Code, Texts>, value: unknown): Code | undefined =>
  (Object.keys(choices) as Code[]).find((code) => [code, choices[code].en, choices[code].fr].includes(String(value)))

/** The change that a value names, by its code or by its text in either language. */
export const officerChangeOf = (value: unknown): OfficerChange | undefined => codeOf(officerChanges, value)
