import type { RebuildProgress } from '@fullcourt/projections/runner/rebuild'
import type { RebuildAnswer } from './projections.answers'

/** How a rebuild goes, in the documented form. */
export const rebuildAnswer = ({ models, ...progress }: RebuildProgress): RebuildAnswer => ({
  projections: [...models],
  ...progress,
})
