import { lazyRouteComponent } from '@tanstack/react-router'

export const StepPapers = lazyRouteComponent(() => import('./step-papers.tsx'), 'StepPapers')
export const PapersTab = lazyRouteComponent(() => import('./papers-tab.tsx'), 'PapersTab')
export const PaperBlocks = lazyRouteComponent(() => import('./paper-blocks.tsx'), 'PaperBlocks')
