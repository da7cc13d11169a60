import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { generatedHistoriesContract } from '../history-generator/generated-histories.contract'
import { documentsInMongoDb } from './testing/documents-in-mongodb'
import { describeOnMongoDb } from './testing/describe-on-mongodb'

/** One and not to its end, because each takes the engine many seconds; `npm run explore` tries others, whole. */
const TRIED = EXPLORES ? { runs: 4 } : { runs: 1, facts: 40 }

describeOnMongoDb('Where documents are in MongoDB', engine =>
  generatedHistoriesContract('the MongoDB read store', () => documentsInMongoDb(engine.url)(), TRIED),
)
