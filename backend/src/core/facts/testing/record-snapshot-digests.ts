import { writeFileSync } from 'node:fs'
import { RECORD, recordedDigests, snapshotDigests } from '../snapshot-digests.examples'
import { SNAPSHOT_FOLDS, versionOf } from '../snapshot-folds'

/** Records new versions of folds, and new samples of old ones; what is in the record already is not changed. */
const recorded = recordedDigests()
const digests = SNAPSHOT_FOLDS.map(fold => [versionOf(fold), { ...snapshotDigests(fold), ...recorded[versionOf(fold)] }] as const)
writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`)
