import type { Form } from '@registrar/domain/forms/form'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { historyTab } from '#features/history'
import { rawDataTab, RecordPage } from '#ui/record-page'
import { FormInformationTab } from './form-information-tab.tsx'
import { formErrorMessage, formQuery } from './forms.api.ts'

const route = getRouteApi('/staff/form/$id/{-$tab}')

const formView = (form: Form) => ({
  title: form.organizationName1,
  tabs: [
    { id: 'INFORMATION', label: 'Information', icon: IconFileText, content: () => <FormInformationTab form={form} /> },
    historyTab('form', form._id),
    rawDataTab(form),
  ],
})

/** One submitted form, for review by staff (FORM-11). */
export const FormPage = () => {
  const { id, tab } = route.useParams()

  return (
    <RecordPage
      query={useQuery(formQuery(id))}
      listPath="/form"
      tab={tab}
      view={formView}
      toastMessage={formErrorMessage}
      failureMessage={formErrorMessage}
    />
  )
}
