import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { generatedHistoriesContract } from '../history-generator/generated-histories.contract'
import { documentsInMongoDb } from './testing/documents-in-mongodb'
import { describeOnMongoDb } from './testing/describe-on-mongodb'

/** One, because each takes the engine some seconds; `npm run explore` tries others. */
const RUNS = EXPLORES ? 4 : 1

describeOnMongoDb('Where documents are in MongoDB', engine =>
  generatedHistoriesContract('the MongoDB read store', () => documentsInMongoDb(engine.url)(), RUNS),
)
