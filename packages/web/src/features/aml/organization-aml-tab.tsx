import { Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { memo, useRef, useSyncExternalStore } from 'react'
import { OrganizationFormFrame, useUpdateOrganization } from '#features/organizations'
import { PackSection } from '#features/aml-packs'
import { SanctionsHits, SanctionsStop } from '#features/sanctions'
import { appConfigQuery } from '#lib/app-config'
import { focusInvalidField } from '#lib/invalid-field'
import { useListState } from '#lib/list-state'
import { appendix3, appendix4, appendix6, enhancedSections } from '@registrar/domain/aml/aml-fields'
import { type AmlSubTab, amlSubTabs } from '@registrar/domain/aml/open-point-places'
import { Editable } from '#ui/permitted'
import { type AmlFormStore, useAmlFormStore, useAmlValue } from './aml-form-store.ts'
import { AppendixPanel } from './appendix-panel.tsx'
import { FillFromRecord } from './fill-from-record.tsx'
import { OpenPoints } from './open-points.tsx'
import { ReviewCalled } from './review-called.tsx'
import { SignedVersions } from './signed-versions.tsx'
import { RiskPanel } from './risk-panel.tsx'
import { fieldElementId, useAskedField } from './use-asked-field.ts'

// Back leads from an appendix to the one before.
const appendixInAddress = ['appendix']

const route = getRouteApi('/staff/organization/$id/{-$tab}')

const titles: Record<AmlSubTab, string> = {
  'Appendix 2': 'Risk scoring',
  'Appendix 3': 'Individual client identity form',
  'Appendix 4': 'Corporate client identification form',
  'Appendix 6': 'Remote or overseas client identification',
  Enhanced: 'Enhanced measures, owners and introducer',
}
const fillableAppendix = { 'Appendix 3': 'appendix3', 'Appendix 4': 'appendix4', 'Appendix 6': 'appendix6' } as const
const sectionsOf = {
  'Appendix 3': appendix3,
  'Appendix 4': appendix4,
  'Appendix 6': appendix6,
  Enhanced: enhancedSections,
}

// Memoized apart from the frame: an edit renders the frame again, but not the panels.
const Panels = memo(({ organization, store }: { organization: Organization; store: AmlFormStore }) => {
  const { values, set } = useListState(route.useSearch())
  const subTab = amlSubTabs.find((one) => one === values.appendix) ?? amlSubTabs[0]
  const { data: config } = useQuery(appConfigQuery)
  const hasUnsaved = useAmlValue(store, store.hasUnsavedAnswers)
  const panels = useRef<HTMLDivElement>(null)

  // Text that is not a day is not among the values, so it would be lost with its field.
  const open = (appendix: string) => focusInvalidField(panels.current) || set({ appendix })

  return (
    <Stack gap="md" ref={panels}>
      <SegmentedControl
        aria-label="Appendices"
        data={[...amlSubTabs]}
        value={subTab}
        onChange={open}
        maw={520}
        fullWidth
      />
      {hasUnsaved && (
        <Text size="sm" c="var(--app-amber-text)">
          {organization.aml.appendix2_risk_level ? 'Some answers were never saved.' : 'This form was never saved.'} The
          form shows the default answers. Check them, then choose Update.
        </Text>
      )}
      <Editable>
        {subTab === 'Appendix 2' ? (
          <RiskPanel organization={organization} store={store} />
        ) : (
          <>
            <Group justify="space-between">
              <Title order={2}>{titles[subTab]}</Title>
              {subTab !== 'Enhanced' && (
                <FillFromRecord
                  key={subTab}
                  appendix={fillableAppendix[subTab]}
                  organization={organization}
                  store={store}
                />
              )}
            </Group>
            <AppendixPanel sections={sectionsOf[subTab]} store={store} partner={config?.partnerCompany ?? ''} />
          </>
        )}
      </Editable>
    </Stack>
  )
})
Panels.displayName = 'Panels'

/** The anti-money-laundering file of an organization (AML-10). */
export const OrganizationAmlTab = ({ organization }: { organization: Organization }) => {
  const store = useAmlFormStore(organization)
  const isDirty = useSyncExternalStore(store.subscribe, store.isDirty)
  const update = useUpdateOrganization(organization._id)
  const tab = useRef<HTMLDivElement>(null)
  useAskedField(tab)

  const save = () => {
    const sent = store.values()
    update.mutate(
      { aml: store.toSend(), version: store.version(), conflictsWithOwn: true },
      {
        onSuccess: (saved) => store.applySave(sent, saved),
      },
    )
  }

  return (
    <OrganizationFormFrame
      organization={organization}
      form={{ isDirty, isSaving: update.isPending, submit: save }}
      fieldsOpenWith={appendixInAddress}
    >
      <SanctionsStop organizationId={organization._id} />
      <ReviewCalled organizationId={organization._id} />
      <OpenPoints organizationId={organization._id} />
      <Stack gap="md" ref={tab}>
        <Panels organization={organization} store={store} />
        <div id={fieldElementId('sanctions')}>
          <SanctionsHits owner={{ organizationId: organization._id }} />
        </div>
      </Stack>
      <SignedVersions organization={organization} isDirty={isDirty} />
      <PackSection organizationId={organization._id} />
    </OrganizationFormFrame>
  )
}
