export { GlanceStrip } from './glance-strip.tsx'
export { WorkloadSections } from './workload-sections.tsx'
