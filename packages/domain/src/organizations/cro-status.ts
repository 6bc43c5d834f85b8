/** The state of a company on the register of the CRO (ORG-34). */
export const croStatuses = [
  'normal',
  'strikeOffListed',
  'liquidation',
  'receivership',
  'dissolved',
  'restored',
] as const
export type CroStatus = (typeof croStatuses)[number]

/** The states as the register and the screens name them. */
export const croStatusLabels: Record<CroStatus, string> = {
  normal: 'Normal',
  strikeOffListed: 'Strike off listed',
  liquidation: 'Liquidation',
  receivership: 'Receivership',
  dissolved: 'Dissolved',
  restored: 'Restored',
}
