import type { FormSubmission } from '@registrar/domain/forms/form'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import type { NewFormPerson } from '@registrar/domain/forms/form-person'
import type { TestApp } from '#testing/test-app'

/** A person as the public form sends one, who has every required role. */
export const filledPerson = (fields: Partial<NewFormPerson> = {}): NewFormPerson => ({
  firstName: 'Élodie',
  lastName: 'Marchand',
  mail: 'elodie.marchand@example.fr',
  phone: '+33 6 12 34 56 78',
  birth: '1988-05-17',
  nationality: 'Française',
  street: '4 rue des Lilas',
  city: 'Lyon',
  state: 'Auvergne-Rhône-Alpes',
  country: 'France',
  zip: '69003',
  beneficiaryPercentage: 100,
  secretaryCompany: false,
  anonymeShareholder: false,
  roles: ['director', 'secretary', 'shareholder'],
  personType: 'naturalPerson',
  KBIS: '',
  authorizedPerson_name: '',
  authorizedPerson_address: '',
  ...fields,
})

/** A form that may be sent. */
export const filledForm = (fields: Partial<FormSubmission> = {}): FormSubmission => ({
  organizationName1: 'Atelier du Quai',
  organizationName2: 'Quai Conseil',
  organizationName3: 'Marchand & Filles',
  description: 'Conseil en architecture',
  peoples: [filledPerson()],
  IDPAL: true,
  secretaryCompany: true,
  anonymeShareholder: false,
  ...fields,
})

/** Sends a form as the public does and gives its id. */
export const makeForm = async ({ anybody }: TestApp, fields: Partial<FormSubmission> = {}): Promise<string> => {
  const { answer } = await anybody(formsCalls.submitForm, { body: filledForm(fields) })
  return answer.data._id
}
