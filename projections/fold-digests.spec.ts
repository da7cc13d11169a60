import { foldDigests, recordedDigests, versionOf } from './fold-digests.examples'
import { readModels } from './models/models'

const recorded = recordedDigests()

/**
 * Documents that were written stay as they are until their read model has a new version: a change of what a fold makes
 * raises it, and records the new version with `npm run fold-digests`.
 */
it.each(readModels.map(model => [versionOf(model), model] as const))(
  '%s folds the samples as it was recorded',
  (version, model) => expect(foldDigests(model)).toEqual(recorded[version]),
)

it('Just the versions of today are recorded', () => expect(Object.keys(recorded)).toEqual(readModels.map(versionOf)))
