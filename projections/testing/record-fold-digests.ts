import { writeFileSync } from 'node:fs'
import { foldDigests, RECORD, recordedDigests, versionOf } from '../fold-digests.examples'
import { readModels } from '../models/models'

/** Records new versions of read models, and new samples of old ones; what is in the record already is not changed. */
const recorded = recordedDigests()
const digests = readModels.map(model => [versionOf(model), { ...foldDigests(model), ...recorded[versionOf(model)] }] as const)
writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`)
