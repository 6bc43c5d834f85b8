import * as z from 'zod'

/** What a new firm does first, in this order, with what a screen calls it and the page where it is done (SET-6). */
export const firstStepTable = {
  import: { label: 'Import your companies', to: '/import' },
  people: { label: 'Enter the people behind them', to: '/people' },
  links: { label: 'Link people to companies', to: '/organization' },
  inCharge: { label: 'Put somebody in charge of each company', to: '/organization' },
  rules: { label: 'Switch on the reminders of clients', to: '/reminders' },
  invitations: { label: 'Invite your colleagues', to: '/account/staff' },
  mailServer: { label: 'Set up the mail server: SMTP_URL, by the operator', to: '/settings' },
  letterhead: { label: 'Write your letterhead', to: '/settings' },
} as const satisfies Record<string, { label: string; to: string }>

export type FirstStep = keyof typeof firstStepTable
export const firstSteps = Object.keys(firstStepTable) as [FirstStep, ...FirstStep[]]

/** Which first steps are done; `isDismissed`: administrators no longer want to see them. */
export const firstStepsAnswer = z.object({
  data: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
  isDismissed: z.boolean(),
})
