import { sampleLog } from '@fullcourt/projections/sample-log.examples'
import { emptyStream, foldOn } from './folded-stream'
import { nameStart, recordedDigests, snapshotDigests } from './snapshot-digests.examples'
import { SNAPSHOT_FOLDS, versionOf } from './snapshot-folds'
import { foldFromText, snapshotText } from './snapshot-text'

const recorded = recordedDigests()
const folds = SNAPSHOT_FOLDS.map(fold => [versionOf(fold), fold] as const)

/**
 * A snapshot is used until its fold has a new version: a change of what a fold makes raises it in `snapshot-folds.ts`, and
 * records the new version with `npm run fold-digests`.
 */
it.each(folds)('%s folds the samples as it was recorded', (version, fold) =>
  expect(snapshotDigests(fold)).toEqual(recorded[version]),
)

it('Just the versions of today are recorded', () => expect(Object.keys(recorded)).toEqual(SNAPSHOT_FOLDS.map(versionOf)))

it.each(folds)('%s has samples', (_, fold) => expect(Object.keys(snapshotDigests(fold))).not.toEqual([]))

it.each(folds)('%s comes back from its snapshot as it was', (_, fold) => {
  const facts = sampleLog.map(({ fact }) => fact).filter(({ stream }) => stream.startsWith(nameStart(fold)))
  const [name] = facts.map(({ stream }) => stream)
  const folded = foldOn(
    fold.stream,
    emptyStream(fold.stream.initial),
    facts.filter(({ stream }) => stream === name),
  )
  expect(foldFromText(snapshotText(folded))).toEqual(folded)
})
