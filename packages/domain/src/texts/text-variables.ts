/** What the variables of emails mean, for who edits a text (TEXT-2). */
const variableMeanings = {
  firstname: 'First name of the director, or of the person',
  company: 'Name of the company',
  dueDate: 'Day on which it falls due, in words',
  daysLate: 'How late it is, in words; only after the day',
  papersDate: 'Day by which documents are asked for; not known once it has come',
  madeUpTo: 'Day that the annual return is made up to',
  lateFee: 'What filing today costs in late fees',
  yearEnd: 'End of the financial year',
  period: 'Period that is paid for',
  amount: 'Amount, where it is known',
  product: 'Product of the subscription',
  taxes: 'Returns and payments of the day, one a line',
  document: 'Kind of identity document',
  brand: 'Your main brand',
  telephone: 'Telephone of the firm, from the settings',
  uploadLink: 'Page for sending documents, from the settings',
  paymentDetails: 'Payment details, from the settings',
  count: 'Number of reminders in the email',
  companies: 'Number of companies',
  signupLink: 'Address of the sign-up',
  reference: 'Reference of the form',
  firstPerson: 'Name, email and telephone of the first person',
  peopleCount: 'Number of people on the form',
  formCount: 'Number of forms',
  forms: 'The forms, one a line',
  formLink: 'Address at which the form is read',
} as const
export type EmailVariable = keyof typeof variableMeanings

const isVariable = (name: string): name is EmailVariable => name in variableMeanings

/** Variables with their meanings, each once, in the order of the table above. */
export const meaningsOf = (names: readonly string[]): Record<string, string> => {
  const chosen = new Set(names)
  return Object.fromEntries(Object.entries(variableMeanings).filter(([name]) => isVariable(name) && chosen.has(name)))
}
